import type { Failure } from './answer'

/** What went wrong and what to do now, in words for a visitor. */
export type FailureWords = { title: string; advice: string }

/** The words for a failure. @param timeout the milliseconds that were waited */
export function describeFailure({ kind, status }: Failure, timeout: number): FailureWords {
  switch (kind) {
    case 'offline':
      return {
        title: 'You are offline, so nothing was sent.',
        advice: 'Send it again when you are connected. What you typed is kept.',
      }
    case 'unreachable':
      return {
        title: 'The server could not be reached.',
        advice:
          'Check the connection, or whether your browser blocks the request, and send again. What you typed is kept.',
      }
    case 'timeout':
      return {
        title: `The server did not answer within ${timeout / 1000} seconds.`,
        advice: 'It may have arrived all the same. Wait a minute, then send again. What you typed is kept.',
      }
    case 'busy':
      return {
        title: 'Too much was sent from your network in a short time.',
        advice: 'Wait ten minutes, then send again. What you typed is kept.',
      }
    case 'server':
      return {
        title: `The server answered with an error (${status}).`,
        advice: 'Try again in a few minutes. What you typed is kept.',
      }
    case 'rejected':
      return {
        title: `The server did not accept this (${status}).`,
        advice: 'Sending it again is unlikely to help; use email instead. What you typed is kept.',
      }
  }
}

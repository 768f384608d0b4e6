import { toUrl } from '../../site/address'
import { config } from '../../site/config.mjs'
import { routes } from '../../site/routes'
import { discoveryFiles } from './addresses'

/** Builds `security.txt` (RFC 9116), where people who have found a vulnerability read how to report it. The first contact is the preferred one. */
export function buildSecurityTxt(): string {
  const fields = [
    ['Contact', toUrl(`${routes.contact}?topic=security`)],
    ['Contact', `mailto:${config.supportEmail}`],
    ['Expires', config.securityExpires],
    ['Preferred-Languages', config.locales.map(({ id }) => id).join(', ')],
    ['Canonical', toUrl(discoveryFiles.security)],
    ['Policy', toUrl(`${routes.securityModel}#report-a-vulnerability`)],
  ]
  return fields.map(([name, value]) => `${name}: ${value}\n`).join('')
}

/**
 * Types of the {product} API, made from https://{domain}/api/openapi.yaml. Use them with openapi-fetch, for example:
 * createClient<paths>({ baseUrl: 'https://{apiHost}/v1', headers: { Authorization: `Bearer ${token}` } })
 */
export interface paths {
    "/tasks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List tasks
         * @description Returns the readable fields of your tasks, page by page and newest first.
         */
        get: operations["listTasks"];
        put?: never;
        /**
         * Create a task
         * @description Adds a task to a list. Without `list_id`, the task goes to the Inbox.
         */
        post: operations["createTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show a task
         * @description Returns the readable fields of one task.
         */
        get: operations["showTask"];
        put?: never;
        post?: never;
        /**
         * Delete a task
         * @description Moves a task to Trash. You can restore it in the app for 30 days.
         */
        delete: operations["deleteTask"];
        options?: never;
        head?: never;
        /**
         * Update a task
         * @description Changes the fields you send and leaves the others unchanged.
         */
        patch: operations["updateTask"];
        trace?: never;
    };
    "/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List people
         * @description Returns the IDs, sources and times of your people, page by page and newest first.
         */
        get: operations["listPeople"];
        put?: never;
        /**
         * Create a person
         * @description Adds a person to People.
         */
        post: operations["createPerson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/people/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show a person
         * @description Returns the ID, the source and the times of one person, without their name.
         */
        get: operations["showPerson"];
        put?: never;
        post?: never;
        /**
         * Delete a person
         * @description Moves a person and their timeline to Trash. You can restore them in the app for 30 days.
         */
        delete: operations["deletePerson"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a note
         * @description Adds a note to Journal. It appears under Notes.
         */
        post: operations["createNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/journal_entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a journal entry
         * @description Adds an entry to Journal. Without `entry_on`, it is dated today. The text is never appended to an existing entry. A day can have up to 50 entries.
         */
        post: operations["createJournalEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/habits/{id}/track": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Track habit activity
         * @description Adds an amount to the total of a habit for one day, or sets that total.
         */
        post: operations["trackHabitActivity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/person_timeline_notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a person timeline note
         * @description Adds a dated note to the timeline of a person.
         */
        post: operations["createPersonTimelineNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description Where the task is in its list. A stage that the [workflow](/docs/features/tasks/workflows) of the list does not have is rejected with [`stage_not_in_workflow`](/api/errors#stage_not_in_workflow).
         * @enum {string}
         */
        Stage: "later" | "next" | "now" | "waiting" | "done";
        /**
         * @description The priority.
         * @enum {integer}
         */
        Priority: 0 | 1 | 2 | 3;
        /**
         * @description How you know the person.
         * @enum {string}
         */
        Relationship: "family" | "partner" | "close_friend" | "friend" | "colleague" | "acquaintance" | "other";
        /**
         * @description How the amount changes the total of the day. A device applies it when it syncs.
         * @enum {string}
         */
        ActivityMode: "add" | "set";
        /** @description A task to create. Only the name is required. */
        TaskCreate: {
            /** @description What to do. A new name replaces the old one. If a device changes it as well, the later change wins. */
            name: string;
            /** @description Details, in Markdown. A new note replaces the old one. If a device changes it as well, the later change wins. */
            note?: string | null;
            /**
             * Format: uuid
             * @description The list. In the app, choose **⋯ → Copy list ID** in the list menu. An unknown ID is rejected with [`validation_failed`](/api/errors#validation_failed) and the rule `not_found`.
             */
            list_id?: string;
            stage?: components["schemas"]["Stage"];
            priority?: components["schemas"]["Priority"];
            /** @description Whether the task is important. With `urgent`, it decides the quadrant in a Priority Matrix. */
            important?: boolean;
            /** @description Whether the task is urgent. */
            urgent?: boolean;
            /** @description The estimate, in minutes. */
            estimate?: number | null;
            /**
             * Format: date
             * @description The day on which you plan to do the task, in the time zone of the account.
             */
            scheduled_on?: string | null;
            /**
             * Format: date
             * @description The deadline, as a day in the time zone of the account.
             */
            deadline_on?: string | null;
            /** @description Where the data comes from, such as the name of your script. Send it together with `source_id`. `null` is the same as leaving it out. The server can read both, so do not put private text in them. */
            source?: string | null;
            /** @description Your ID for the data. A second request with the same pair returns the existing resource with status 200, unchanged, even if it is in Trash. `null` is the same as leaving it out. */
            source_id?: string | null;
        };
        /** @description The fields to change. A field that you leave out is unchanged. `null` clears a field that allows it. */
        TaskUpdate: {
            /** @description What to do. A new name replaces the old one. If a device changes it as well, the later change wins. */
            name?: string;
            /** @description Details, in Markdown. A new note replaces the old one. If a device changes it as well, the later change wins. */
            note?: string | null;
            /**
             * Format: uuid
             * @description The list. To move a task to another list, send a `stage` that the workflow of that list has. An unknown ID is rejected with [`validation_failed`](/api/errors#validation_failed) and the rule `not_found`.
             */
            list_id?: string;
            stage?: components["schemas"]["Stage"];
            priority?: components["schemas"]["Priority"];
            /** @description Whether the task is important. With `urgent`, it decides the quadrant in a Priority Matrix. */
            important?: boolean;
            /** @description Whether the task is urgent. */
            urgent?: boolean;
            /** @description The estimate, in minutes. */
            estimate?: number | null;
            /**
             * Format: date
             * @description The day on which you plan to do the task, in the time zone of the account.
             */
            scheduled_on?: string | null;
            /**
             * Format: date
             * @description The deadline, as a day in the time zone of the account.
             */
            deadline_on?: string | null;
        };
        /** @description The readable fields of a task. Every task is in exactly one list. */
        Task: {
            /**
             * Format: uuid
             * @description ID of the task.
             */
            id: string;
            /**
             * Format: uuid
             * @description The list.
             */
            list_id: string;
            stage: components["schemas"]["Stage"];
            priority: components["schemas"]["Priority"];
            /** @description Whether the task is important. With `urgent`, it decides the quadrant in a Priority Matrix. */
            important: boolean;
            /** @description Whether the task is urgent. */
            urgent: boolean;
            /** @description The estimate, in minutes. */
            estimate: number | null;
            /**
             * Format: date
             * @description The day on which you plan to do the task, in the time zone of the account.
             */
            scheduled_on: string | null;
            /**
             * Format: date
             * @description The deadline, as a day in the time zone of the account.
             */
            deadline_on: string | null;
            /**
             * Format: date-time
             * @description When the task was done. The stage `done` sets it, and any other stage clears it.
             */
            completed_at: string | null;
            /** @description Where the data comes from, such as the name of your script. Send it together with `source_id`. `null` is the same as leaving it out. The server can read both, so do not put private text in them. */
            source: string | null;
            /** @description Your ID for the data. A second request with the same pair returns the existing resource with status 200, unchanged, even if it is in Trash. `null` is the same as leaving it out. */
            source_id: string | null;
            /** @description Is `true` until a device has opened everything that was sent. */
            pending: boolean;
            /**
             * Format: date-time
             * @description When it was created.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was last changed, in the app or through the API.
             */
            updated_at: string;
        };
        /** @description One task. */
        TaskEnvelope: {
            data: components["schemas"]["Task"];
        };
        /** @description A page of tasks. */
        TaskListEnvelope: {
            /** @description The tasks on this page, newest first. */
            data: components["schemas"]["Task"][];
            /** @description Send it as `cursor` within 24 h to get the next page. On the last page, it is `null`. */
            next_cursor: string | null;
        };
        /** @description A person to create. Only the first name is required. */
        PersonCreate: {
            /** @description The first name. */
            first_name: string;
            /** @description The last name. */
            last_name?: string | null;
            relationship?: components["schemas"]["Relationship"];
            /** @description The birthday as `YYYY-MM-DD`, or without a year as `--MM-DD`. */
            birthday?: string | null;
            /**
             * Format: email
             * @description The email address.
             */
            email?: string | null;
            /** @description The phone number, in any form. */
            phone?: string | null;
            /** @description The contact rhythm. After this many days without contact, the person appears on Today. */
            contact_every_days?: number | null;
            /** @description Where the data comes from, such as the name of your script. Send it together with `source_id`. `null` is the same as leaving it out. The server can read both, so do not put private text in them. */
            source?: string | null;
            /** @description Your ID for the data. A second request with the same pair returns the existing resource with status 200, unchanged, even if it is in Trash. `null` is the same as leaving it out. */
            source_id?: string | null;
        };
        /** @description The readable fields of a person. Names and all other details are encrypted. */
        Person: {
            /**
             * Format: uuid
             * @description ID of the person.
             */
            id: string;
            /** @description Where the data comes from, such as the name of your script. Send it together with `source_id`. `null` is the same as leaving it out. The server can read both, so do not put private text in them. */
            source: string | null;
            /** @description Your ID for the data. A second request with the same pair returns the existing resource with status 200, unchanged, even if it is in Trash. `null` is the same as leaving it out. */
            source_id: string | null;
            /** @description Is `true` until a device has opened everything that was sent. */
            pending: boolean;
            /**
             * Format: date-time
             * @description When it was created.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was last changed, in the app or through the API.
             */
            updated_at: string;
        };
        /** @description One person. */
        PersonEnvelope: {
            data: components["schemas"]["Person"];
        };
        /** @description A page of people. */
        PersonListEnvelope: {
            /** @description The people on this page, newest first. */
            data: components["schemas"]["Person"][];
            /** @description Send it as `cursor` within 24 h to get the next page. On the last page, it is `null`. */
            next_cursor: string | null;
        };
        /** @description A note to create. Only the text is required. */
        NoteCreate: {
            /** @description The text, in Markdown. */
            content: string;
            /** @description The title. */
            title?: string | null;
            /** @description Whether the note is pinned to the top of Notes. */
            pinned?: boolean;
            /** @description Where the data comes from, such as the name of your script. Send it together with `source_id`. `null` is the same as leaving it out. The server can read both, so do not put private text in them. */
            source?: string | null;
            /** @description Your ID for the data. A second request with the same pair returns the existing resource with status 200, unchanged, even if it is in Trash. `null` is the same as leaving it out. */
            source_id?: string | null;
        };
        /** @description The readable fields of a note. */
        Note: {
            /**
             * Format: uuid
             * @description ID of the note.
             */
            id: string;
            /** @description Where the data comes from, such as the name of your script. Send it together with `source_id`. `null` is the same as leaving it out. The server can read both, so do not put private text in them. */
            source: string | null;
            /** @description Your ID for the data. A second request with the same pair returns the existing resource with status 200, unchanged, even if it is in Trash. `null` is the same as leaving it out. */
            source_id: string | null;
            /** @description Is `true` until a device has opened everything that was sent. */
            pending: boolean;
            /**
             * Format: date-time
             * @description When it was created.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was last changed, in the app or through the API.
             */
            updated_at: string;
        };
        /** @description One note. */
        NoteEnvelope: {
            data: components["schemas"]["Note"];
        };
        /** @description A journal entry to create. Only the text is required. */
        JournalEntryCreate: {
            /** @description The text, in Markdown. */
            content: string;
            /** @description The title. */
            title?: string | null;
            /**
             * Format: date
             * @description The day of the entry, in the time zone of the account. It cannot be in the future.
             */
            entry_on?: string;
            /** @description Your mood, from 1 (Awful) to 5 (Great). It counts as a mood check-in. */
            mood?: number | null;
            /** @description Where the data comes from, such as the name of your script. Send it together with `source_id`. `null` is the same as leaving it out. The server can read both, so do not put private text in them. */
            source?: string | null;
            /** @description Your ID for the data. A second request with the same pair returns the existing resource with status 200, unchanged, even if it is in Trash. `null` is the same as leaving it out. */
            source_id?: string | null;
        };
        /** @description The readable fields of a journal entry. */
        JournalEntry: {
            /**
             * Format: uuid
             * @description ID of the entry.
             */
            id: string;
            /**
             * Format: date
             * @description The day of the entry, in the time zone of the account.
             */
            entry_on: string;
            /** @description Where the data comes from, such as the name of your script. Send it together with `source_id`. `null` is the same as leaving it out. The server can read both, so do not put private text in them. */
            source: string | null;
            /** @description Your ID for the data. A second request with the same pair returns the existing resource with status 200, unchanged, even if it is in Trash. `null` is the same as leaving it out. */
            source_id: string | null;
            /** @description Is `true` until a device has opened everything that was sent. */
            pending: boolean;
            /**
             * Format: date-time
             * @description When it was created.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was last changed, in the app or through the API.
             */
            updated_at: string;
        };
        /** @description One journal entry. */
        JournalEntryEnvelope: {
            data: components["schemas"]["JournalEntry"];
        };
        /** @description An activity to create. No field is required. An empty object adds 1 for today. */
        HabitActivityCreate: {
            /**
             * Format: date
             * @description The day of the activity, in the time zone of the account. It can be up to 365 days back. It cannot be in the future.
             */
            performed_on?: string;
            /** @description How much you did, in the unit of the habit. An amount with more decimals is rejected. */
            amount?: number;
            mode?: components["schemas"]["ActivityMode"];
        };
        /** @description The readable fields of an activity. */
        HabitActivity: {
            /**
             * Format: uuid
             * @description ID of the activity.
             */
            id: string;
            /**
             * Format: uuid
             * @description The habit, from the path.
             */
            habit_id: string;
            /**
             * Format: date
             * @description The day of the activity, in the time zone of the account.
             */
            performed_on: string;
            /** @description Is `true` until a device has opened everything that was sent. */
            pending: boolean;
            /**
             * Format: date-time
             * @description When it was created.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was last changed, in the app or through the API.
             */
            updated_at: string;
        };
        /** @description One activity. */
        HabitActivityEnvelope: {
            data: components["schemas"]["HabitActivity"];
        };
        /** @description A person timeline note to create. The person and the text are required. */
        PersonTimelineNoteCreate: {
            /**
             * Format: uuid
             * @description The person. In the app, choose **⋯ → Copy person ID** in the menu of the person.
             */
            person_id: string;
            /** @description The text, in Markdown. */
            content: string;
            /**
             * Format: date
             * @description The day of the note, in the time zone of the account. It cannot be in the future.
             */
            happened_on?: string;
            /** @description Where the data comes from, such as the name of your script. Send it together with `source_id`. `null` is the same as leaving it out. The server can read both, so do not put private text in them. */
            source?: string | null;
            /** @description Your ID for the data. A second request with the same pair returns the existing resource with status 200, unchanged, even if it is in Trash. `null` is the same as leaving it out. */
            source_id?: string | null;
        };
        /** @description The readable fields of a person timeline note. */
        PersonTimelineNote: {
            /**
             * Format: uuid
             * @description ID of the note.
             */
            id: string;
            /**
             * Format: uuid
             * @description The person.
             */
            person_id: string;
            /**
             * Format: date
             * @description The day of the note, in the time zone of the account.
             */
            happened_on: string;
            /** @description Where the data comes from, such as the name of your script. Send it together with `source_id`. `null` is the same as leaving it out. The server can read both, so do not put private text in them. */
            source: string | null;
            /** @description Your ID for the data. A second request with the same pair returns the existing resource with status 200, unchanged, even if it is in Trash. `null` is the same as leaving it out. */
            source_id: string | null;
            /** @description Is `true` until a device has opened everything that was sent. */
            pending: boolean;
            /**
             * Format: date-time
             * @description When it was created.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was last changed, in the app or through the API.
             */
            updated_at: string;
        };
        /** @description One person timeline note. */
        PersonTimelineNoteEnvelope: {
            data: components["schemas"]["PersonTimelineNote"];
        };
        /**
         * @description The known error codes. [Errors](/api/errors) explains each one.
         * @enum {string}
         */
        KnownErrorCode: "invalid_json" | "unknown_parameter" | "invalid_cursor" | "token_missing" | "token_invalid" | "premium_required" | "scope_missing" | "account_locked" | "not_found" | "method_not_allowed" | "idempotency_conflict" | "idempotency_in_progress" | "body_too_large" | "unsupported_media_type" | "validation_failed" | "stage_not_in_workflow" | "limit_reached" | "rate_limited" | "internal_error" | "maintenance";
        /** @description The kind of error. Decide what to do by this field, not by the message. Codes can be added within v1. If you do not know a code, decide by the status: repeat the request after 429, 500, 502, 503 and 504, and report everything else. */
        ErrorCode: components["schemas"]["KnownErrorCode"] | string;
        /**
         * @description The known rules.
         * @enum {string}
         */
        KnownErrorRule: "required" | "type" | "length" | "range" | "format" | "choice" | "together" | "unknown_field" | "unknown_parameter" | "not_found" | "workflow" | "scope" | "plan_limit" | "waiting";
        /** @description The rule that was not met. Rules can be added within v1. If you do not know a rule, decide by the code, and show the message. */
        ErrorRule: components["schemas"]["KnownErrorRule"] | string;
        /** @description One cause of an error. */
        ErrorDetail: {
            /** @description Name of the field or parameter. With the rule `scope`, the scope that the token does not have. With `plan_limit`, what the account has too many of. With `waiting`, always `pending`. */
            field: string;
            rule: components["schemas"]["ErrorRule"];
            /** @description The cause in a sentence, for people. */
            message: string;
        };
        /** @description What went wrong. */
        Error: {
            code: components["schemas"]["ErrorCode"];
            /** @description The error in a sentence, for people. The wording can change. */
            message: string;
            /** @description The causes of the error. The list can be empty. */
            details: components["schemas"]["ErrorDetail"][];
            /**
             * Format: uuid
             * @description ID of the request, the same as in the header `Request-Id`.
             */
            request_id: string;
            /**
             * Format: uri
             * @description URL of the explanation of this code.
             */
            docs_url: string;
        };
        /** @description The body of every error that the API returns. */
        ErrorEnvelope: {
            error: components["schemas"]["Error"];
        };
    };
    responses: {
        /** @description The request cannot be understood. */
        BadRequest: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The request cannot be understood. */
        BadRequestList: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The request cannot be understood. */
        BadRequestBody: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The token is missing or invalid. The `RateLimit-*` headers count the requests without a valid token from your network address. */
        Unauthorized: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The account is on Free. */
        PremiumRequired: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The token or the account is not allowed to do this. */
        Forbidden: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description This account has no such resource, or it is in Trash. */
        NotFound: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description This account has no such habit, or it is archived or in Trash. */
        NotFoundHabit: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description This account has no such person, or the person is in Trash. */
        NotFoundPerson: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The path does not accept the method. */
        MethodNotAllowed: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                Allow: components["headers"]["Allow"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The `Idempotency-Key` is in use. */
        Conflict: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The body is over 512 KB. */
        BodyTooLarge: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The body is not declared as JSON. */
        UnsupportedMediaType: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description A parameter is invalid. */
        UnprocessableQuery: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description A field is invalid, or a limit is reached. */
        UnprocessableBody: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description A field is invalid, the workflow of the list does not have the stage, or a limit is reached. */
        UnprocessableTask: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description Too many requests. */
        RateLimited: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description Something failed on our servers. */
        InternalError: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The API is closed for maintenance. */
        Maintenance: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description Not a response of the API, but of a proxy or another computer on the way, such as 502 or 504. It can lack the headers that the API sends, and its body can be HTML, plain text or empty. Treat it like no response, and repeat the request with longer pauses each time. */
        NotFromApi: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "text/html": string;
            };
        };
    };
    parameters: {
        /**
         * @description ID of the task. In the app, choose **⋯ → Copy task ID** in the task menu.
         * @example 7759b848-870a-43b6-899a-2e530fd6cae8
         */
        TaskId: string;
        /**
         * @description ID of the person. In the app, choose **⋯ → Copy person ID** in the menu of the person.
         * @example e80cd1c2-1dd9-47a2-90ea-4913487afbb7
         */
        PersonId: string;
        /**
         * @description ID of the habit. In the app, choose **⋯ → Copy habit ID** in the habit menu. Paused habits accept activity. Archived habits return 404.
         * @example 94582fdf-e892-4d0b-9127-e77584184d79
         */
        HabitId: string;
        /**
         * @description Only what was created or changed at this time or later. Write the time in RFC 3339, in UTC (`Z`) or with any offset, such as `2026-11-18T07:00:00+01:00`. Encode its `+` as `%2B`. Anything in Trash is left out.
         * @example 2026-11-18T06:00:00Z
         */
        UpdatedSince: string;
        /**
         * @description Only what was created with this `source`. Send `source_id` as well.
         * @example address-book
         */
        Source: string;
        /**
         * @description Only what was created with this `source_id`. Send `source` as well.
         * @example card-118
         */
        SourceId: string;
        /**
         * @description The maximum number of records on a page.
         * @example 1
         */
        Limit: number;
        /**
         * @description The `next_cursor` of the previous page, valid for 24 h. Send the same filters and the same `limit` with it.
         * @example hB3v0KxQm7TnYc2ZpR9sLwE4dUa8fJg1
         */
        Cursor: string;
        /**
         * @description A key that you choose, so that you can [repeat the request safely](/api/idempotency#key). Letters, digits, `_` and `-` are allowed. If you reuse the key with a different body, the request is rejected with [`idempotency_conflict`](/api/errors#idempotency_conflict).
         * @example run-2026-11-20-0714
         */
        IdempotencyKey: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description ID of the request. Quote it when you [write to support](/contact).
         * @example 56302281-a51f-45dd-8b4a-a7cfe46ebc45
         */
        "Request-Id": string;
        /**
         * @description How many requests the token can send in a minute. On a 401, the three `RateLimit-*` headers count the requests without a valid token from your network address instead.
         * @example 120
         */
        "RateLimit-Limit": number;
        /**
         * @description How many requests are left in this minute.
         * @example 117
         */
        "RateLimit-Remaining": number;
        /**
         * @description How many seconds it takes until the count starts again.
         * @example 42
         */
        "RateLimit-Reset": number;
        /**
         * @description How many seconds to wait before you send the same request again.
         * @example 18
         */
        "Retry-After": number;
        /**
         * @description Is `true` if this is the original response again, because the `Idempotency-Key` was sent before.
         * @example true
         */
        "Idempotency-Replayed": true;
        /**
         * @description The scheme to authenticate with, always `Bearer`.
         * @example Bearer
         */
        "WWW-Authenticate": "Bearer";
        /**
         * @description The methods that the path accepts.
         * @example GET, PATCH, DELETE
         */
        Allow: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listTasks: {
        parameters: {
            query?: {
                /**
                 * @description Only tasks in this list. With an unknown ID, the response is an empty list, not an error.
                 * @example bca42a87-f5b2-46b6-97f9-b88cd02f36a2
                 */
                list_id?: string;
                /**
                 * @description Only tasks in one of these stages.
                 * @example [
                 *       "next",
                 *       "now"
                 *     ]
                 */
                stage?: components["schemas"]["Stage"][];
                /**
                 * @description Only tasks scheduled for this day or later.
                 * @example 2026-11-16
                 */
                scheduled_from?: string;
                /**
                 * @description Only tasks scheduled for this day or earlier.
                 * @example 2026-11-22
                 */
                scheduled_to?: string;
                /**
                 * @description Only tasks with a deadline on this day or later.
                 * @example 2026-11-16
                 */
                deadline_from?: string;
                /**
                 * @description Only tasks with a deadline on this day or earlier.
                 * @example 2026-11-30
                 */
                deadline_to?: string;
                /**
                 * @description Only what was created or changed at this time or later. Write the time in RFC 3339, in UTC (`Z`) or with any offset, such as `2026-11-18T07:00:00+01:00`. Encode its `+` as `%2B`. Anything in Trash is left out.
                 * @example 2026-11-18T06:00:00Z
                 */
                updated_since?: components["parameters"]["UpdatedSince"];
                /**
                 * @description Only what was created with this `source`. Send `source_id` as well.
                 * @example address-book
                 */
                source?: components["parameters"]["Source"];
                /**
                 * @description Only what was created with this `source_id`. Send `source` as well.
                 * @example card-118
                 */
                source_id?: components["parameters"]["SourceId"];
                /**
                 * @description The maximum number of records on a page.
                 * @example 1
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `next_cursor` of the previous page, valid for 24 h. Send the same filters and the same `limit` with it.
                 * @example hB3v0KxQm7TnYc2ZpR9sLwE4dUa8fJg1
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of tasks, without those in Trash. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskListEnvelope"];
                };
            };
            400: components["responses"]["BadRequestList"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PremiumRequired"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["UnprocessableQuery"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Maintenance"];
            default: components["responses"]["NotFromApi"];
        };
    };
    createTask: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key that you choose, so that you can [repeat the request safely](/api/idempotency#key). Letters, digits, `_` and `-` are allowed. If you reuse the key with a different body, the request is rejected with [`idempotency_conflict`](/api/errors#idempotency_conflict).
                 * @example run-2026-11-20-0714
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaskCreate"];
            };
        };
        responses: {
            /** @description A task with this pair of `source` and `source_id` was created before. It is returned as it is now, and nothing changes. If it is in Trash, it stays there and its ID returns 404. To get it back, restore it in the app. To create another one, send another `source_id`. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskEnvelope"];
                };
            };
            /** @description The task was created. Its name and note are sealed and waiting for a device. */
            201: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskEnvelope"];
                };
            };
            400: components["responses"]["BadRequestBody"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PremiumRequired"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableTask"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Maintenance"];
            default: components["responses"]["NotFromApi"];
        };
    };
    showTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID of the task. In the app, choose **⋯ → Copy task ID** in the task menu.
                 * @example 7759b848-870a-43b6-899a-2e530fd6cae8
                 */
                id: components["parameters"]["TaskId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The task, without its name and note. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PremiumRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Maintenance"];
            default: components["responses"]["NotFromApi"];
        };
    };
    deleteTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID of the task. In the app, choose **⋯ → Copy task ID** in the task menu.
                 * @example 7759b848-870a-43b6-899a-2e530fd6cae8
                 */
                id: components["parameters"]["TaskId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The task is in Trash. Deleting it again returns 404. */
            204: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PremiumRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Maintenance"];
            default: components["responses"]["NotFromApi"];
        };
    };
    updateTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID of the task. In the app, choose **⋯ → Copy task ID** in the task menu.
                 * @example 7759b848-870a-43b6-899a-2e530fd6cae8
                 */
                id: components["parameters"]["TaskId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaskUpdate"];
            };
        };
        responses: {
            /** @description The task after the change. A new name or note is sealed. It replaces the old one when a device opens it. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskEnvelope"];
                };
            };
            400: components["responses"]["BadRequestBody"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PremiumRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableTask"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Maintenance"];
            default: components["responses"]["NotFromApi"];
        };
    };
    listPeople: {
        parameters: {
            query?: {
                /**
                 * @description Only what was created or changed at this time or later. Write the time in RFC 3339, in UTC (`Z`) or with any offset, such as `2026-11-18T07:00:00+01:00`. Encode its `+` as `%2B`. Anything in Trash is left out.
                 * @example 2026-11-18T06:00:00Z
                 */
                updated_since?: components["parameters"]["UpdatedSince"];
                /**
                 * @description Only what was created with this `source`. Send `source_id` as well.
                 * @example address-book
                 */
                source?: components["parameters"]["Source"];
                /**
                 * @description Only what was created with this `source_id`. Send `source` as well.
                 * @example card-118
                 */
                source_id?: components["parameters"]["SourceId"];
                /**
                 * @description The maximum number of records on a page.
                 * @example 1
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `next_cursor` of the previous page, valid for 24 h. Send the same filters and the same `limit` with it.
                 * @example hB3v0KxQm7TnYc2ZpR9sLwE4dUa8fJg1
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of people, without their names and without those in Trash. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonListEnvelope"];
                };
            };
            400: components["responses"]["BadRequestList"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PremiumRequired"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["UnprocessableQuery"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Maintenance"];
            default: components["responses"]["NotFromApi"];
        };
    };
    createPerson: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key that you choose, so that you can [repeat the request safely](/api/idempotency#key). Letters, digits, `_` and `-` are allowed. If you reuse the key with a different body, the request is rejected with [`idempotency_conflict`](/api/errors#idempotency_conflict).
                 * @example run-2026-11-20-0714
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PersonCreate"];
            };
        };
        responses: {
            /** @description A person with this pair of `source` and `source_id` was created before. It is returned as it is now, and nothing changes. If it is in Trash, it stays there and its ID returns 404. To get it back, restore it in the app. To create another one, send another `source_id`. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonEnvelope"];
                };
            };
            /** @description The person was created. Their fields are sealed and waiting for a device. */
            201: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonEnvelope"];
                };
            };
            400: components["responses"]["BadRequestBody"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PremiumRequired"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableBody"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Maintenance"];
            default: components["responses"]["NotFromApi"];
        };
    };
    showPerson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID of the person. In the app, choose **⋯ → Copy person ID** in the menu of the person.
                 * @example e80cd1c2-1dd9-47a2-90ea-4913487afbb7
                 */
                id: components["parameters"]["PersonId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person, without any encrypted field. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PremiumRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Maintenance"];
            default: components["responses"]["NotFromApi"];
        };
    };
    deletePerson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID of the person. In the app, choose **⋯ → Copy person ID** in the menu of the person.
                 * @example e80cd1c2-1dd9-47a2-90ea-4913487afbb7
                 */
                id: components["parameters"]["PersonId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person and their timeline are in Trash. Deleting the person again returns 404. */
            204: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PremiumRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Maintenance"];
            default: components["responses"]["NotFromApi"];
        };
    };
    createNote: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key that you choose, so that you can [repeat the request safely](/api/idempotency#key). Letters, digits, `_` and `-` are allowed. If you reuse the key with a different body, the request is rejected with [`idempotency_conflict`](/api/errors#idempotency_conflict).
                 * @example run-2026-11-20-0714
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoteCreate"];
            };
        };
        responses: {
            /** @description A note with this pair of `source` and `source_id` was created before. It is returned as it is now, and nothing changes. If it is in Trash, it stays there. To get it back, restore it in the app. To create another one, send another `source_id`. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoteEnvelope"];
                };
            };
            /** @description The note was created. It is sealed and waiting for a device. */
            201: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoteEnvelope"];
                };
            };
            400: components["responses"]["BadRequestBody"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PremiumRequired"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableBody"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Maintenance"];
            default: components["responses"]["NotFromApi"];
        };
    };
    createJournalEntry: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key that you choose, so that you can [repeat the request safely](/api/idempotency#key). Letters, digits, `_` and `-` are allowed. If you reuse the key with a different body, the request is rejected with [`idempotency_conflict`](/api/errors#idempotency_conflict).
                 * @example run-2026-11-20-0714
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JournalEntryCreate"];
            };
        };
        responses: {
            /** @description A journal entry with this pair of `source` and `source_id` was created before. It is returned as it is now, and nothing changes. If it is in Trash, it stays there. To get it back, restore it in the app. To create another one, send another `source_id`. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JournalEntryEnvelope"];
                };
            };
            /** @description The entry was created. Its text, title and mood are sealed and waiting for a device. */
            201: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JournalEntryEnvelope"];
                };
            };
            400: components["responses"]["BadRequestBody"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PremiumRequired"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableBody"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Maintenance"];
            default: components["responses"]["NotFromApi"];
        };
    };
    trackHabitActivity: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key that you choose, so that you can [repeat the request safely](/api/idempotency#key). Letters, digits, `_` and `-` are allowed. If you reuse the key with a different body, the request is rejected with [`idempotency_conflict`](/api/errors#idempotency_conflict).
                 * @example run-2026-11-20-0714
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description ID of the habit. In the app, choose **⋯ → Copy habit ID** in the habit menu. Paused habits accept activity. Archived habits return 404.
                 * @example 94582fdf-e892-4d0b-9127-e77584184d79
                 */
                id: components["parameters"]["HabitId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HabitActivityCreate"];
            };
        };
        responses: {
            /** @description The activity was created. Its amount is sealed. A device applies it to the total of the day when it syncs. */
            201: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HabitActivityEnvelope"];
                };
            };
            400: components["responses"]["BadRequestBody"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PremiumRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundHabit"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableBody"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Maintenance"];
            default: components["responses"]["NotFromApi"];
        };
    };
    createPersonTimelineNote: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key that you choose, so that you can [repeat the request safely](/api/idempotency#key). Letters, digits, `_` and `-` are allowed. If you reuse the key with a different body, the request is rejected with [`idempotency_conflict`](/api/errors#idempotency_conflict).
                 * @example run-2026-11-20-0714
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PersonTimelineNoteCreate"];
            };
        };
        responses: {
            /** @description A note with this pair of `source` and `source_id` was created before. It is returned as it is now, and nothing changes. If it is in Trash, it stays there. To get it back, restore it in the app. To create another one, send another `source_id`. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonTimelineNoteEnvelope"];
                };
            };
            /** @description The note was created. Its text is sealed and waiting for a device. */
            201: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonTimelineNoteEnvelope"];
                };
            };
            400: components["responses"]["BadRequestBody"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PremiumRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundPerson"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableBody"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Maintenance"];
            default: components["responses"]["NotFromApi"];
        };
    };
}

/**
 * Forja
 * 1
 * DO NOT MODIFY - This file has been generated using oazapfts.
 * See https://www.npmjs.com/package/oazapfts
 */
import * as Oazapfts from "@oazapfts/runtime";
import * as QS from "@oazapfts/runtime/query";
export const defaults: Oazapfts.Defaults<Oazapfts.CustomHeaders> = {
    headers: {},
    baseUrl: "/api/v1"
};
const oazapfts = Oazapfts.runtime(defaults);
export const servers = {
    server1: "/api/v1"
};
export type Contact = {
    id: string;
    name: string | null;
    email: string | null;
    phone: string | null;
    job_title: string | null;
    company: string | null;
    company_id: string | null;
    source: string;
    products: string[];
    owner_id: string | null;
    created_at: string;
    updated_at: string;
};
export type Problem = {
    "type": string;
    title: string;
    status: number;
    code: "key_missing" | "key_unknown" | "key_expired" | "key_revoked" | "scope_missing" | "forbidden" | "not_found" | "method_unknown" | "state_conflict" | "call_running" | "body_large" | "body_type" | "body_invalid" | "query_invalid" | "cursor_unknown" | "key_reused" | "values_invalid" | "too_many_calls" | "failed" | "unavailable";
    detail?: string;
    instance?: string;
    errors?: {
        path: string;
        message: string;
    }[];
};
export type Company = {
    id: string;
    name: string;
    cnpj: string | null;
    site: string | null;
    city: string | null;
    state: string | null;
    products: string[];
    owner_id: string | null;
    is_active: boolean;
    created_at: string;
    updated_at: string;
};
export type Deal = {
    id: string;
    title: string;
    contact_id: string;
    company_id: string | null;
    lead_id: string | null;
    product: string | null;
    pipeline_id: string;
    stage_id: string;
    stage: string;
    state: "open" | "won" | "lost";
    /** Reais with two decimals, as a text: 1500.00 */
    value: string;
    source: string;
    owner_id: string | null;
    expected_close: string | null;
    stage_since: string;
    closed_at: string | null;
    close_reason: string | null;
    created_at: string;
    updated_at: string;
};
export type Entry = {
    id: string;
    /** What the person quotes. */
    reference: string;
    /** The feedback project. */
    project_id: string;
    "type": "bug" | "ideia" | "duvida" | "srs" | "nps" | "csat";
    severity: "blocker" | "high" | "medium" | "low" | "idea";
    status: "new" | "triaged" | "planned" | "done" | "declined" | "duplicate" | "spam";
    score: number | null;
    text: string;
    author_name: string | null;
    author_email: string | null;
    contact_id: string | null;
    same_as: string | null;
    locale: string;
    created_at: string;
};
export type Subscription = {
    id: string;
    email: string;
    status: "pending" | "active" | "unsubscribed";
    locale: string;
    source_page: string | null;
    utm_source: string | null;
    utm_medium: string | null;
    utm_campaign: string | null;
    confirmed_at: string | null;
    unsubscribed_at: string | null;
    undeliverable_at: string | null;
    created_at: string;
};
export type Project = {
    id: string;
    name: string;
    client_id: string;
    deal_id: string | null;
    product: string;
    owner_id: string | null;
    starts_on: string;
    paused_on: string | null;
    ended_on: string | null;
    /** Since when the client sees it in the portal. */
    shown_at: string | null;
    created_at: string;
    updated_at: string;
};
export type Invoice = {
    id: string;
    "number": string;
    client_id: string;
    project_id: string | null;
    product: string;
    description: string;
    /** Reais with two decimals, as a text: 1500.00 */
    value: string;
    state: "draft" | "issued" | "paid" | "cancelled";
    due_on: string;
    installment: number | null;
    installments: number | null;
    issued_at: string | null;
    paid_on: string | null;
    paid_how: string | null;
    cancelled_at: string | null;
    created_at: string;
    updated_at: string;
};
export type Lead = {
    id: string;
    /** What the person quotes, such as 7H2K-9QX4. */
    reference: string;
    name: string | null;
    email: string | null;
    phone: string | null;
    company: string | null;
    answers: {
        question: string;
        answer: string;
    }[];
    source: string;
    source_page: string | null;
    utm_source: string | null;
    utm_medium: string | null;
    utm_campaign: string | null;
    locale: "pt-BR" | "en";
    status: "new" | "contacted" | "qualified" | "converted" | "lost" | "spam";
    score: number | null;
    owner_id: string | null;
    contact_id: string | null;
    deal_id: string | null;
    answered_at: string | null;
    created_at: string;
};
export type Ticket = {
    id: string;
    /** What people quote, such as A-0042. */
    "number": string;
    title: string;
    status: "open" | "in_progress" | "waiting" | "others" | "solved" | "closed";
    priority: "low" | "medium" | "high" | "urgent";
    /** The feedback project. */
    project_id: string;
    author_name: string | null;
    author_email: string | null;
    contact_id: string | null;
    company_id: string | null;
    entry_id: string | null;
    owner_id: string | null;
    merged_into: string | null;
    answer_due_at: string | null;
    first_answered_at: string | null;
    solve_due_at: string | null;
    solved_at: string | null;
    closed_at: string | null;
    created_at: string;
    updated_at: string;
};
/**
 * Lists contacts.
 */
export function listContacts({ product, owner, company, $from, to, text, limit, cursor }: {
    product?: string;
    owner?: string;
    company?: string;
    $from?: string;
    to?: string;
    text?: string;
    limit?: number;
    cursor?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: Contact[];
            /** Null on the last page. */
            next_cursor: string | null;
        };
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/contacts${QS.query(QS.explode({
        product,
        owner,
        company,
        "from": $from,
        to,
        text,
        limit,
        cursor
    }))}`, {
        ...opts
    });
}
/**
 * Adds a contact. Refused with state_conflict where its address or telephone is known.
 */
export function createContact(body: {
    /** The slug of a product of the CRM. */
    product: string;
    name?: string;
    email?: string;
    phone?: string;
    company?: string;
    note?: string;
}, { idempotencyKey }: {
    idempotencyKey?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Contact;
    } | {
        status: 201;
        data: Contact;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>("/contacts", oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey
        })
    }));
}
/**
 * One contact.
 */
export function getContact(id: string, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Contact;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/contacts/${encodeURIComponent(id)}`, {
        ...opts
    });
}
/**
 * Lists companies.
 */
export function listCompanies({ active, product, owner, text, limit, cursor }: {
    active?: "no" | "all";
    product?: string;
    owner?: string;
    text?: string;
    limit?: number;
    cursor?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: Company[];
            /** Null on the last page. */
            next_cursor: string | null;
        };
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/companies${QS.query(QS.explode({
        active,
        product,
        owner,
        text,
        limit,
        cursor
    }))}`, {
        ...opts
    });
}
/**
 * Adds a company.
 */
export function createCompany(body: {
    name: string;
    cnpj?: string;
    site?: string;
    city?: string;
    state?: "AC" | "AL" | "AM" | "AP" | "BA" | "CE" | "DF" | "ES" | "GO" | "MA" | "MG" | "MS" | "MT" | "PA" | "PB" | "PE" | "PI" | "PR" | "RJ" | "RN" | "RO" | "RR" | "RS" | "SC" | "SE" | "SP" | "TO";
    product?: string;
}, { idempotencyKey }: {
    idempotencyKey?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Company;
    } | {
        status: 201;
        data: Company;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>("/companies", oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey
        })
    }));
}
/**
 * One company.
 */
export function getCompany(id: string, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Company;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/companies/${encodeURIComponent(id)}`, {
        ...opts
    });
}
/**
 * Lists deals.
 */
export function listDeals({ pipeline, stage, state, owner, source, text, limit, cursor }: {
    pipeline?: string;
    stage?: string;
    state?: "open" | "won" | "lost";
    owner?: string;
    source?: "manual" | "qualification" | "contact_form" | "workshop" | "website" | "doavya";
    text?: string;
    limit?: number;
    cursor?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: Deal[];
            /** Null on the last page. */
            next_cursor: string | null;
        };
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/deals${QS.query(QS.explode({
        pipeline,
        stage,
        state,
        owner,
        source,
        text,
        limit,
        cursor
    }))}`, {
        ...opts
    });
}
/**
 * Adds a deal to the first stage of its product, for a contact that is new or given.
 */
export function createDeal(body: {
    /** The slug of a product of the CRM. */
    product: string;
    name?: string;
    email?: string;
    phone?: string;
    company?: string;
    contact_id?: string;
    title?: string;
    value?: string;
    note?: string;
}, { idempotencyKey }: {
    idempotencyKey?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Deal;
    } | {
        status: 201;
        data: Deal;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>("/deals", oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey
        })
    }));
}
/**
 * One deal.
 */
export function getDeal(id: string, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Deal;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/deals/${encodeURIComponent(id)}`, {
        ...opts
    });
}
/**
 * Moves a deal to another stage of its pipeline, and its leads with it.
 */
export function updateDeal(id: string, body: {
    stage_id: string;
    /** Where the stage needs one. */
    value?: string;
    close_reason?: string;
    note?: string;
}, { idempotencyKey }: {
    idempotencyKey?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Deal;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/deals/${encodeURIComponent(id)}`, oazapfts.json({
        ...opts,
        method: "PATCH",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey
        })
    }));
}
/**
 * Lists entries.
 */
export function listEntries({ status, $type, $from, to, text, limit, cursor }: {
    status?: "new" | "triaged" | "planned" | "done" | "declined" | "duplicate" | "spam";
    $type?: "bug" | "ideia" | "duvida" | "srs" | "nps" | "csat";
    $from?: string;
    to?: string;
    text?: string;
    limit?: number;
    cursor?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: Entry[];
            /** Null on the last page. */
            next_cursor: string | null;
        };
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/entries${QS.query(QS.explode({
        status,
        "type": $type,
        "from": $from,
        to,
        text,
        limit,
        cursor
    }))}`, {
        ...opts
    });
}
/**
 * Adds an entry. The team is mailed; its author gets no mail until somebody replies.
 */
export function createEntry(body: {
    /** A feedback project that takes this type. */
    project_id: string;
    "type": "bug" | "ideia" | "duvida" | "srs" | "nps" | "csat";
    text: string;
    /** Of bugs alone. */
    severity?: "blocker" | "high" | "medium" | "low" | "idea";
    /** 0 to 10 for srs and nps, 1 to 5 for csat; absent for other types. */
    score?: number;
    author_name?: string;
    author_email?: string;
    locale?: "pt-BR" | "en";
}, { idempotencyKey }: {
    idempotencyKey?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Entry;
    } | {
        status: 201;
        data: Entry;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>("/entries", oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey
        })
    }));
}
/**
 * One entry.
 */
export function getEntry(id: string, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Entry;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/entries/${encodeURIComponent(id)}`, {
        ...opts
    });
}
/**
 * Moves an entry to another status. Nobody is notified.
 */
export function updateEntry(id: string, body: {
    status: "new" | "triaged" | "planned" | "done" | "declined" | "duplicate" | "spam";
}, { idempotencyKey }: {
    idempotencyKey?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Entry;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/entries/${encodeURIComponent(id)}`, oazapfts.json({
        ...opts,
        method: "PATCH",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey
        })
    }));
}
/**
 * Lists newsletter.
 */
export function listNewsletter({ status, $from, to, text, limit, cursor }: {
    status?: "pending" | "active" | "unsubscribed" | "undeliverable";
    $from?: string;
    to?: string;
    text?: string;
    limit?: number;
    cursor?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: Subscription[];
            /** Null on the last page. */
            next_cursor: string | null;
        };
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/newsletter${QS.query(QS.explode({
        status,
        "from": $from,
        to,
        text,
        limit,
        cursor
    }))}`, {
        ...opts
    });
}
/**
 * Asks an address whether it subscribes: it is mailed, and active once its person confirms.
 */
export function createSubscription(body: {
    email: string;
    source_page?: string;
}, { idempotencyKey }: {
    idempotencyKey?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Subscription;
    } | {
        status: 201;
        data: Subscription;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>("/newsletter", oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey
        })
    }));
}
/**
 * One subscription.
 */
export function getSubscription(id: string, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Subscription;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/newsletter/${encodeURIComponent(id)}`, {
        ...opts
    });
}
/**
 * Lists projects.
 */
export function listProjects({ health, owner, client, text, limit, cursor }: {
    health?: "late" | "waiting" | "on_time" | "paused" | "ended";
    owner?: string;
    client?: string;
    text?: string;
    limit?: number;
    cursor?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: Project[];
            /** Null on the last page. */
            next_cursor: string | null;
        };
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/projects${QS.query(QS.explode({
        health,
        owner,
        client,
        text,
        limit,
        cursor
    }))}`, {
        ...opts
    });
}
/**
 * One project.
 */
export function getProject(id: string, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Project;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/projects/${encodeURIComponent(id)}`, {
        ...opts
    });
}
/**
 * Lists invoices.
 */
export function listInvoices({ state, client, project, limit, cursor }: {
    state?: "open" | "overdue" | "draft" | "paid" | "cancelled";
    client?: string;
    project?: string;
    limit?: number;
    cursor?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: Invoice[];
            /** Null on the last page. */
            next_cursor: string | null;
        };
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/invoices${QS.query(QS.explode({
        state,
        client,
        project,
        limit,
        cursor
    }))}`, {
        ...opts
    });
}
/**
 * One invoice.
 */
export function getInvoice(id: string, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Invoice;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/invoices/${encodeURIComponent(id)}`, {
        ...opts
    });
}
/**
 * Lists leads.
 */
export function listLeads({ status, source, $from, to, text, limit, cursor }: {
    status?: "new" | "contacted" | "qualified" | "converted" | "lost" | "spam";
    source?: "qualification" | "contact_form" | "doavya" | "website" | "by_hand" | "doavya_by_hand" | "workshop";
    $from?: string;
    to?: string;
    text?: string;
    limit?: number;
    cursor?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: Lead[];
            /** Null on the last page. */
            next_cursor: string | null;
        };
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/leads${QS.query(QS.explode({
        status,
        source,
        "from": $from,
        to,
        text,
        limit,
        cursor
    }))}`, {
        ...opts
    });
}
/**
 * Adds a lead, with its contact and deal. Its person gets no mail.
 */
export function createLead(body: {
    /** The slug of a product of the CRM. */
    product: string;
    name?: string;
    email?: string;
    phone?: string;
    company?: string;
    value?: string;
    note?: string;
}, { idempotencyKey }: {
    idempotencyKey?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Lead;
    } | {
        status: 201;
        data: Lead;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>("/leads", oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey
        })
    }));
}
/**
 * One lead.
 */
export function getLead(id: string, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Lead;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/leads/${encodeURIComponent(id)}`, {
        ...opts
    });
}
/**
 * Moves a lead to another status.
 */
export function updateLead(id: string, body: {
    status: "new" | "contacted" | "qualified" | "spam";
}, { idempotencyKey }: {
    idempotencyKey?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Lead;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/leads/${encodeURIComponent(id)}`, oazapfts.json({
        ...opts,
        method: "PATCH",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey
        })
    }));
}
/**
 * Lists tickets.
 */
export function listTickets({ status, priority, owner, contact, company, text, limit, cursor }: {
    status?: "open" | "in_progress" | "waiting" | "others" | "solved" | "closed";
    priority?: "low" | "medium" | "high" | "urgent";
    owner?: string;
    contact?: string;
    company?: string;
    text?: string;
    limit?: number;
    cursor?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: Ticket[];
            /** Null on the last page. */
            next_cursor: string | null;
        };
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/tickets${QS.query(QS.explode({
        status,
        priority,
        owner,
        contact,
        company,
        text,
        limit,
        cursor
    }))}`, {
        ...opts
    });
}
/**
 * Opens a ticket. Its person gets no mail until somebody replies.
 */
export function createTicket(body: {
    /** A feedback project. */
    project_id: string;
    title: string;
    priority?: "low" | "medium" | "high" | "urgent";
    author_name?: string;
    author_email?: string;
    contact_id?: string;
    /** A first note for the team, which its person never sees. */
    note?: string;
    locale?: "pt-BR" | "en";
}, { idempotencyKey }: {
    idempotencyKey?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Ticket;
    } | {
        status: 201;
        data: Ticket;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>("/tickets", oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey
        })
    }));
}
/**
 * One ticket.
 */
export function getTicket(id: string, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Ticket;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/tickets/${encodeURIComponent(id)}`, {
        ...opts
    });
}
/**
 * Moves a ticket to another status, or changes its priority.
 */
export function updateTicket(id: string, body: {
    status?: "open" | "in_progress" | "waiting" | "others" | "solved" | "closed";
    priority?: "low" | "medium" | "high" | "urgent";
}, { idempotencyKey }: {
    idempotencyKey?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Ticket;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/tickets/${encodeURIComponent(id)}`, oazapfts.json({
        ...opts,
        method: "PATCH",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey
        })
    }));
}

import { z } from 'zod';
import { LARGEST_LIMIT, USUAL_LIMIT } from './api-answer.server.ts';
import { PROBLEMS, type ProblemCode } from './api-problem.ts';
import type { AnyApiResource, ApiCreate, ApiUpdate } from './api-resource.server.ts';
import { LONGEST_IDEMPOTENCY_KEY } from './api-write.server.ts';

type Json = Record<string, unknown>;

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
};

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const nameOf = (singular: string) => `${singular[0]?.toUpperCase()}${singular.slice(1)}`;

const json = (schema: Json) => ({ 'application/json': { schema } });

const problemAnswers = (...codes: ProblemCode[]): Json => {
  const byStatus = Map.groupBy(codes, (code) => PROBLEMS[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, own]) => [
      String(status),
      {
        description: own.map((code) => `${code}: ${PROBLEMS[code].title}`).join('; '),
        content: { 'application/problem+json': { schema: ref('Problem') } },
      },
    ]),
  );
};

const ALWAYS: ProblemCode[] = [
  ...(['key_missing', 'key_unknown', 'key_expired', 'key_revoked'] as const),
  ...(['scope_missing', 'forbidden', 'too_many_calls', 'failed', 'unavailable'] as const),
];

const RATE_HEADERS = {
  'RateLimit-Policy': { schema: { type: 'string' }, description: 'Calls of a key in a window.' },
  RateLimit: { schema: { type: 'string' }, description: 'Calls that are left, and until when.' },
};

const found = (description: string, schema: Json) => ({
  description,
  headers: RATE_HEADERS,
  content: json(schema),
});

const inPath = {
  name: 'id',
  in: 'path',
  required: true,
  schema: { type: 'string', format: 'uuid' },
};

/** Parameters of a list: its filters, and those of every list. */
function parametersOf({ filters }: AnyApiResource): Json[] {
  const { properties = {} } = schemaOf(filters, 'input') as { properties?: Record<string, Json> };
  const own = Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', schema }));
  return [
    ...own,
    {
      name: 'limit',
      in: 'query',
      schema: { type: 'integer', minimum: 1, maximum: LARGEST_LIMIT, default: USUAL_LIMIT },
    },
    {
      name: 'cursor',
      in: 'query',
      description: 'next_cursor of the page before.',
      schema: { type: 'string' },
    },
  ];
}

function writing(
  { name, singular }: AnyApiResource,
  { scope, summary, input }: ApiCreate | ApiUpdate,
  makes: boolean,
): Json {
  return {
    operationId: `${makes ? 'create' : 'update'}${nameOf(singular)}`,
    tags: [name],
    summary,
    description: `Needs ${scope}.`,
    parameters: [
      ...(makes ? [] : [inPath]),
      {
        name: 'Idempotency-Key',
        in: 'header',
        description: 'The call is done once in 24 hours under it.',
        schema: { type: 'string', maxLength: LONGEST_IDEMPOTENCY_KEY },
      },
    ],
    requestBody: { required: true, content: json(schemaOf(input.strict(), 'input')) },
    responses: {
      ...(makes ? { '201': found('The record that was made.', ref(nameOf(singular))) } : {}),
      '200': found(
        makes ? 'The record of an earlier call with this Idempotency-Key.' : 'The record.',
        ref(nameOf(singular)),
      ),
      ...problemAnswers(
        ...ALWAYS,
        ...(['body_invalid', 'not_found', 'state_conflict', 'call_running', 'body_large'] as const),
        ...(['body_type', 'values_invalid', 'key_reused'] as const),
      ),
    },
  };
}

function pathsOf(resource: AnyApiResource): [string, Json][] {
  const { name, singular, scope, create, update } = resource;
  const page = {
    type: 'object',
    required: ['data', 'next_cursor'],
    properties: {
      data: { type: 'array', items: ref(nameOf(singular)) },
      next_cursor: { type: ['string', 'null'], description: 'Null on the last page.' },
    },
  };
  const list = {
    operationId: `list${nameOf(name)}`,
    tags: [name],
    summary: `Lists ${name}.`,
    description: `Needs ${scope}.`,
    parameters: parametersOf(resource),
    responses: {
      '200': found('A page.', page),
      ...problemAnswers(...ALWAYS, 'query_invalid', 'cursor_unknown'),
    },
  };
  const one = {
    operationId: `get${nameOf(singular)}`,
    tags: [name],
    summary: `One ${singular}.`,
    description: `Needs ${scope}.`,
    parameters: [inPath],
    responses: {
      '200': found('The record.', ref(nameOf(singular))),
      ...problemAnswers(...ALWAYS, 'not_found'),
    },
  };
  return [
    [`/${name}`, { get: list, ...(create && { post: writing(resource, create, true) }) }],
    [`/${name}/{id}`, { get: one, ...(update && { patch: writing(resource, update, false) }) }],
  ];
}

const PROBLEM = {
  type: 'object',
  description: 'RFC 9457.',
  required: ['type', 'title', 'status', 'code'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    code: { type: 'string', enum: Object.keys(PROBLEMS) },
    detail: { type: 'string' },
    instance: { type: 'string' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['path', 'message'],
        properties: { path: { type: 'string' }, message: { type: 'string' } },
      },
    },
  },
};

/** The API as OpenAPI 3.1 describes it, from the schemas that read and answer calls. */
export function apiDocument(resources: readonly AnyApiResource[], server: string): Json {
  return {
    openapi: '3.1.0',
    info: { title: 'Forja', version: '1' },
    servers: [{ url: server }],
    security: [{ key: [] }],
    paths: Object.fromEntries(resources.flatMap(pathsOf)),
    components: {
      securitySchemes: { key: { type: 'http', scheme: 'bearer' } },
      schemas: {
        Problem: PROBLEM,
        ...Object.fromEntries(
          resources.map(({ singular, row }) => [nameOf(singular), schemaOf(row, 'output')]),
        ),
      },
    },
  };
}

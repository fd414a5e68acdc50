import type { Endpoint } from '@portal/shared/api/endpoint';
import { toJSONSchema } from 'zod';
import type * as z from 'zod/mini';

type JsonSchema = Record<string, unknown>;

/** The JSON schema of the encoded value. */
function schemaOf(schema: z.core.$ZodType): JsonSchema {
  const {
    $schema: _dialect,
    '~standard': _standard,
    ...rest
  } = { ...toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) };
  return rest;
}

function parametersOf(place: 'query' | 'path', schema: z.core.$ZodType | undefined): JsonSchema[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: property,
  }));
}

/** Returns the names of a schema's properties; empty without a schema. */
export function parameterNames(schema: z.core.$ZodType | undefined): readonly string[] {
  return schema
    ? Object.keys(toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }).properties ?? {})
    : [];
}

/** Merges the parameters of definitions that share a path. A parameter is required when all require it. */
function mergeParameters(lists: readonly JsonSchema[][]): JsonSchema[] {
  const parametersByName = new Map<unknown, JsonSchema>();
  for (const parameter of lists.flat()) {
    const inAll = lists.every((list) =>
      list.some(({ name, required }) => name === parameter.name && required === true),
    );
    parametersByName.set(parameter.name, { ...parameter, required: inAll });
  }
  return [...parametersByName.values()];
}

function operationOf(
  endpoints: readonly Endpoint[],
  needsToken: boolean,
  hasSubscriptionKey: boolean,
): JsonSchema {
  const [first] = endpoints;
  const parameters = [
    ...mergeParameters(endpoints.map((endpoint) => parametersOf('query', endpoint.query))),
    ...parametersOf('path', first?.params),
    ...(first?.method === 'POST'
      ? [{ name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string' } }]
      : []),
  ];
  return {
    parameters,
    ...(first?.body ? { requestBody: { required: true, content: jsonContent(schemaOf(first.body)) } } : {}),
    responses: {
      200: { description: 'The answer', content: answerContent(first) },
      default: { description: 'A problem', content: jsonContent({ $ref: '#/components/schemas/Problem' }) },
    },
    security: [
      { ...(hasSubscriptionKey ? { subscriptionKey: [] } : {}), ...(needsToken ? { idToken: [] } : {}) },
    ],
  };
}

function answerContent(endpoint: Endpoint | undefined): JsonSchema {
  if (endpoint?.replyFormat === 'binary')
    return { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } };
  return jsonContent(endpoint ? schemaOf(endpoint.response) : {});
}

function jsonContent(schema: JsonSchema): JsonSchema {
  return { 'application/json': { schema } };
}

/** All definitions of one path and method. */
export interface Operation {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly endpoints: readonly Endpoint[];
  readonly needsToken: boolean;
}

/** The OpenAPI 3.1 description of a service of the sandbox, generated from the endpoint definitions. */
export function openApiDocument(
  operations: readonly Operation[],
  { title, hasSubscriptionKey }: { readonly title: string; readonly hasSubscriptionKey: boolean } = {
    title: 'Main API of the Agent Portal (sandbox)',
    hasSubscriptionKey: true,
  },
): JsonSchema {
  const paths: Record<string, JsonSchema> = {};
  for (const { method, path, endpoints, needsToken } of operations) {
    paths[path] = {
      ...paths[path],
      [method.toLowerCase()]: operationOf(endpoints, needsToken, hasSubscriptionKey),
    };
  }
  return {
    openapi: '3.1.0',
    info: { title, version: '4.3.0' },
    paths,
    components: {
      schemas: {
        Problem: {
          type: 'object',
          properties: { message: { type: 'string' }, details: {} },
          required: ['message'],
        },
      },
      securitySchemes: {
        ...(hasSubscriptionKey
          ? { subscriptionKey: { type: 'apiKey', in: 'header', name: 'ocp-apim-subscription-key' } }
          : {}),
        idToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
      },
    },
  };
}

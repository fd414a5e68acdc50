import * as z from 'zod';
import transcript from './oracle.json' with { type: 'json' };

/** Names of parameters or fields; a name that ends in `?` is optional. */
const names = z.array(z.string());

const mainCall = z.object({
  method: z.enum(['GET', 'POST']),
  /** `{name}` matches any one segment. */
  path: z.string(),
  query: z.optional(names),
  body: z.optional(names),
  /** Alternative sets of names; the call has one of them. */
  oneOf: z.optional(z.array(names)),
  /** Values that the specification fixes. */
  fixed: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
  /** Allowed values of `channel`. */
  channel: z.optional(z.array(z.string())),
  /** Whether the specification leaves the fields open. */
  open: z.optional(z.boolean()),
});

/** A call of the content service; `body` lists the names inside each of its fields. */
const contentCall = z.object({
  method: z.enum(['GET', 'POST']),
  path: z.string(),
  query: z.optional(z.record(z.string(), z.string())),
  body: z.optional(z.record(z.string(), names)),
});

const schema = z.object({
  main: z.array(mainCall),
  content: z.array(contentCall),
  identityProvider: z.object({
    exchange: z.object({ fields: names }),
    refresh: z.object({ fields: names }),
    authorize: z.object({
      response_type: z.string(),
      code_challenge_method: z.string(),
      scope: z.string(),
      prompt: z.string(),
      display: z.string(),
      claims: names,
    }),
  }),
  payloads: z.record(z.string(), names),
  /** Fields of the objects in a checkout's declaration, which the specification leaves open (docs/calls.md). */
  declaration: z.record(z.string(), names),
});

/** One call of the specification. */
export type MainCall = z.output<typeof mainCall>;

/**
 * The calls, parameters and payloads of the specification (docs/calls.md), transcribed by hand. The oracle shares no code with
 * portal and sandbox, and neither may import it, so that it finds a mistake that both have made.
 */
export const oracle = schema.parse(transcript);

/** The call's name in messages and in the summary of a run. */
export const nameOf = ({ method, path }: MainCall): string => `${method} ${path}`;

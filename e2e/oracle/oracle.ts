import * as z from 'zod';
import transcript from './oracle.json' with { type: 'json' };

/** Names of parameters or fields; one that ends in `?` may be left out. */
const names = z.array(z.string());

const mainCall = z.object({
  method: z.enum(['GET', 'POST']),
  /** `{name}` stands for any one segment. */
  path: z.string(),
  query: z.optional(names),
  body: z.optional(names),
  /** The call takes one of these sets. */
  oneOf: z.optional(z.array(names)),
  /** Values that the specification fixes. */
  fixed: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
  /** Values that `channel` may have. */
  channel: z.optional(z.array(z.string())),
  /** The specification does not show what is sent. */
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
});

/** One call of section 7 of the portal's specification. */
export type MainCall = z.output<typeof mainCall>;

/**
 * The calls, parameters and payloads that the portal's specification lists, transcribed by hand from its text. It shares no
 * code with the portal or the sandbox and neither may import it, so that a mistake in both still shows here.
 */
export const oracle = schema.parse(transcript);

/** How a call is named in messages and in the count of calls that a run has made. */
export const nameOf = ({ method, path }: MainCall): string => `${method} ${path}`;

/**
 * The part of zod/mini that the portal uses. Everything from outside is decoded with it; imported as
 * `import * as z from '@portal/shared/schema'`, so that one copy serves host and remotes.
 */
import { config } from 'zod/mini';

// Without it zod probes `new Function`, and the page's policy reports a violation.
config({ jitless: true });

export {
  _default,
  array,
  boolean,
  discriminatedUnion,
  email,
  enum,
  exactOptional,
  extend,
  gte,
  type infer,
  type input,
  int,
  literal,
  looseObject,
  lte,
  maxLength,
  minLength,
  nonoptional,
  null,
  nullable,
  nullish,
  number,
  object,
  optional,
  type output,
  partial,
  pick,
  pipe,
  prettifyError,
  record,
  refine,
  regex,
  safeParse,
  strictObject,
  string,
  transform,
  tuple,
  union,
  unknown,
  url,
  type ZodMiniType,
} from 'zod/mini';
/** Any schema, whatever it decodes. */
export type { $ZodType as Schema } from 'zod/v4/core';

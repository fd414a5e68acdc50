/**
 * Facade: the part of zod/mini that the portal uses. Import it as `import * as z from
 * '@portal/shared/schema'`, so that host and remotes share one copy.
 */
import { config } from 'zod/mini';

// Without it zod tries `new Function`, which the page's policy reports as a violation.
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
/** Any schema, as a type. */
export type { $ZodType as Schema } from 'zod/v4/core';

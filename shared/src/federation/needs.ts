import * as z from '@portal/shared/schema';

/**
 * What a release of a remote needs of the host that runs it; written by its build, kept in its manifest and in the
 * registry, judged by the gate before any of its code is fetched.
 */
export const needs = z.object({
  /** Range of the contract that it was built for: `^1.0.0`. */
  contract: z.string(),
  /** Version of the federation runtime that it was built with: `2.9.2`. */
  federation: z.string(),
  /** Shared singleton (library or facade) → range. */
  shared: z.record(z.string(), z.string()),
  /** Facade → the exports that it uses. */
  exports: z.record(z.string(), z.array(z.string())),
});

export type Needs = Readonly<z.output<typeof needs>>;

/** What a host provides; written by its build. */
export const provides = z.object({
  /** Version of the contract. */
  contract: z.string(),
  /** Versions of the federation runtime that remotes may have been built with; any of the first one's major fits. */
  federation: z.array(z.string()),
  /** Shared singleton → version. */
  shared: z.record(z.string(), z.string()),
  /** Facade → all its exports. */
  exports: z.record(z.string(), z.array(z.string())),
});

export type Provides = Readonly<z.output<typeof provides>>;

import type { RegistryProblem } from './registry.ts';

/** Returns a sentence about a remote that a registry leaves out. */
export const describeRegistryProblem = ({ name, why }: RegistryProblem): string =>
  `registry.json: ${name} is refused, ${why}`;

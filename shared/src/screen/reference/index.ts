/** Reference data in a component (SGN-20). Not a facade: each remote bundles it. */
export { useReference } from './use-reference.ts';

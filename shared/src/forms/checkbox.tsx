/** @deprecated Import it from `@portal/shared/parts`. Kept for remotes that were released before 1.4.0. */
export { Checkbox, type CheckboxProps } from '../parts/checkbox.tsx';

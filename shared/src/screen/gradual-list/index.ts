export { takeRows } from './take-rows.ts';
export { useAfterFirstRows, useGradualCount } from './use-gradual-count.ts';

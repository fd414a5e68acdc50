import type { ApiError } from '@portal/shared/calls';

/** Returns why a command was refused: by the portal itself, which names the field, or by the service, as `byService` says. */
export const whyRefused = (
  { kind, message }: Pick<ApiError, 'kind' | 'message'>,
  byService: string,
): string => (kind === 'request' ? message : byService);

/** What calls have answered: the cache of a remote, and its hooks, over `@portal/shared/calls`. */
export { useApi } from './api-context.ts';
export { createRemoteData, type RemoteData, type RemoteDataOptions } from './remote-data.tsx';
export { type Called, type UseCallOptions, useCall } from './use-call.ts';
export { type Command, type CommandOptions, useCommand } from './use-command.ts';
export { SLOW_MS, useSlow } from './use-slow.ts';

/** Facade: the query cache of a remote and its hooks, over `@portal/shared/calls`. */
export { useApi } from './api-context.ts';
export { combineLoadables, mapLoadable, valueOrUndefined } from './loadable.ts';
export {
  createRemoteData,
  type RemoteData,
  type RemoteDataOptions,
  type RepeatedCall,
} from './remote-data.tsx';
export { SLOW_MS } from './slow-ms.ts';
export { type Called, type UseCallOptions, useCall } from './use-call.ts';
export { type Command, type CommandOptions, type CommandRules, useCommand } from './use-command.ts';
export { type ReplyCache, useReplyCache } from './use-reply-cache.ts';
export { useSlow } from './use-slow.ts';

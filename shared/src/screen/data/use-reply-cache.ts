import type { Endpoint, InputOf, ReplyOf } from '@portal/shared/api/endpoint';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { keyOf } from './query-key.ts';

/** What a command tells the remote's cache about calls that it has made itself, or has made stale. */
export interface ReplyCache {
  /**
   * Stores a reply, as if a screen had just read it. Call it after the event that announces the change, which would have
   * it read again.
   */
  set<E extends Endpoint>(endpoint: E, input: InputOf<E>, reply: ReplyOf<E>): void;
  /** Has the next screen read it again. Those that show it now keep it. */
  markStale<E extends Endpoint>(endpoint: E, input: InputOf<E>): void;
}

/**
 * Returns the functions by which a command changes the remote's cache of replies, without sending anything: `set`
 * stores a reply in place of a call's, and `markStale` has it read again by the next screen that needs it; those that
 * show it now keep it.
 */
export function useReplyCache(): ReplyCache {
  const queryClient = useQueryClient();
  return useMemo(
    () => ({
      set: (endpoint, input, reply) => void queryClient.setQueryData(keyOf(endpoint, input), reply),
      markStale: (endpoint, input) =>
        void queryClient.invalidateQueries({ queryKey: keyOf(endpoint, input), refetchType: 'none' }),
    }),
    [queryClient],
  );
}

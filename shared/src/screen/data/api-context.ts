import type { ApiClient } from '@portal/shared/calls';
import { createContext, useContext } from 'react';

/** Provides the remote's API client; `createRemoteData` renders it. */
export const ApiContext = createContext<ApiClient | undefined>(undefined);

/**
 * Returns the client of the main API, for calls inside functions. Throws outside `remoteData.wrap`.
 */
export function useApi(): ApiClient {
  const api = useContext(ApiContext);
  if (!api) throw new Error('useApi is used outside remoteData.wrap');
  return api;
}

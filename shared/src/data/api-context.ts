import { createContext, useContext } from 'react';
import type { ApiClient } from './api-client.ts';

/** The remote's API client; put in place by `createRemoteData`. */
export const ApiContext = createContext<ApiClient | undefined>(undefined);

/** The main API, for what is neither a read to show (`useCall`) nor a command (`useCommand`). */
export function useApi(): ApiClient {
  const api = useContext(ApiContext);
  if (!api) throw new Error('useApi is used outside remoteData.wrap');
  return api;
}

import type { ApiClient } from '@portal/shared/calls';
import { createContext, useContext } from 'react';

/** The remote's API client; put in place by `createRemoteData`. */
export const ApiContext = createContext<ApiClient | undefined>(undefined);

/** The main API, for what is neither a read to show (`useCall`) nor a command (`useCommand`). */
export function useApi(): ApiClient {
  const api = useContext(ApiContext);
  if (!api) throw new Error('useApi is used outside remoteData.wrap');
  return api;
}

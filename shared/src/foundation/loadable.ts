/** A value that loads. `failed` is separate, so that a failure never looks like an empty result. */
export type Loadable<Value> =
  | { readonly status: 'loading' }
  | { readonly status: 'ok'; readonly value: Value }
  | { readonly status: 'failed'; readonly error: Error; readonly retry: () => void };

import type { Endpoint, InputOf, ReplyOf } from '@portal/shared/api/endpoint';
import { type Called, type UseCallOptions, useCall } from '@portal/shared/data';
import type { ReactNode } from 'react';

interface Call<E extends Endpoint> {
  readonly key: string;
  /** `undefined` sends nothing, and its reply stays `loading`. */
  readonly input: InputOf<E> | undefined;
}
type Replied<E extends Endpoint, C> = C & { readonly reply: Called<ReplyOf<E>> };

interface CallsLoaderProps<E extends Endpoint, C extends Call<E>> {
  readonly endpoint: E;
  readonly calls: readonly C[];
  readonly options?: UseCallOptions;
  /** Most calls in flight at a time. Default: no limit. */
  readonly maxInFlight?: number;
  /** Replies so far; only for the recursion. */
  readonly replied?: readonly Replied<E, C>[];
  readonly children: (replied: readonly Replied<E, C>[]) => ReactNode;
}

/**
 * Makes the calls in parallel, at most `maxInFlight` at a time, and passes the replies to `children` in the order of
 * `calls`, `loading` until each has come. It renders itself once for each call, because a hook cannot be called in a
 * loop; `replied` is for these renders alone.
 */
export function CallsLoader<E extends Endpoint, C extends Call<E>>({
  calls,
  replied = [],
  ...props
}: CallsLoaderProps<E, C>): ReactNode {
  const [call, ...others] = calls;
  if (!call) return props.children(replied);
  return <SingleCall key={call.key} call={call} calls={others} replied={replied} {...props} />;
}

interface SingleCallProps<E extends Endpoint, C extends Call<E>> extends CallsLoaderProps<E, C> {
  readonly call: C;
  readonly replied: readonly Replied<E, C>[];
}

function SingleCall<E extends Endpoint, C extends Call<E>>({
  call,
  replied,
  ...props
}: SingleCallProps<E, C>) {
  const waiting = replied.filter(({ reply }) => reply.status === 'loading').length;
  const isNext = waiting < (props.maxInFlight ?? Number.POSITIVE_INFINITY);
  const reply = useCall(props.endpoint, isNext ? call.input : undefined, props.options);
  return <CallsLoader {...props} replied={[...replied, { ...call, reply }]} />;
}

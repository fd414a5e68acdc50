import * as z from '@portal/shared/schema';
import {
  type Bus,
  crossTabEvents,
  type EventName,
  type EventPayload,
  events,
  type Monitor,
  replayedEvents,
} from '../contract/index.ts';
import { EventStream } from './event-stream.ts';

/** Name of the channel between the agent's tabs. */
export const CHANNEL_NAME = 'agent-portal';

/** What the bus needs of a `BroadcastChannel`. */
export type TabChannel = Pick<BroadcastChannel, 'postMessage' | 'close'> & {
  onmessage: ((message: MessageEvent<unknown>) => void) | null;
};

export interface BusParts {
  /** Told of messages from other tabs that are no events. */
  readonly monitor?: Pick<Monitor, 'log'>;
  /** Who is signed in in this tab (`sub`): only tabs of the same agent hear one another. */
  readonly owner: () => string | undefined;
  /** The way to other tabs; without one the bus stays in its own. */
  readonly openChannel?: () => TabChannel | undefined;
}

/** The bus of one tab, and its end. */
export type ClosableBus = Bus & { close(): void };

type Schemas = { readonly [Name in EventName]: z.Schema<EventPayload<Name>> };
type Streams = { readonly [Name in EventName]: EventStream<EventPayload<Name>> };

const schemas: Schemas = events;
const message = z.strictObject({ owner: z.string(), name: z.string(), payload: z.unknown() });

const openBroadcastChannel = (): TabChannel | undefined =>
  typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL_NAME);

const decode = <Payload>(
  schema: z.Schema<Payload>,
  value: unknown,
): { readonly payload: Payload } | undefined => {
  const decoded = z.safeParse(schema, value);
  return decoded.success ? { payload: decoded.data } : undefined;
};

const isEventName = (name: string): name is EventName => Object.hasOwn(events, name);

/** What an event makes untrue: a late subscriber no longer gets it. */
const supersedes: { readonly [Name in EventName]?: readonly EventName[] } = {
  'session:started': ['session:renewed', 'session:expiring', 'session:ended'],
  'session:renewed': ['session:expiring'],
  'session:ended': replayedEvents,
};

/**
 * The one channel between remotes (FED-06). Payloads are decoded when they are sent and when they come from another
 * tab. A late subscriber gets the current state: the last of each state event, unless a later event made it untrue.
 */
export const createBus = ({ owner, monitor, openChannel = openBroadcastChannel }: BusParts): ClosableBus => {
  const streams: Streams = {
    'cart:changed': new EventStream(),
    'application:changed': new EventStream(),
    'account:changed': new EventStream(),
    'customer:opened': new EventStream(),
    'session:started': new EventStream(),
    'session:renewed': new EventStream(),
    'session:expiring': new EventStream(),
    'session:ended': new EventStream(),
  };
  const channel = openChannel();

  const remember = <Name extends EventName>(name: Name, payload: EventPayload<Name>): void => {
    if (!replayedEvents.includes(name)) return;
    for (const other of supersedes[name] ?? []) streams[other].forget();
    streams[name].remember(payload);
  };

  const deliver = <Name extends EventName>(name: Name, payload: EventPayload<Name>): void => {
    remember(name, payload);
    streams[name].send(payload);
  };

  const receive = (data: unknown): boolean => {
    const { owner: sender, name, payload } = decode(message, data)?.payload ?? { name: '' };
    if (!isEventName(name) || !crossTabEvents.includes(name)) return false;
    if (sender !== owner()) return true;
    const decoded = decode<EventPayload<EventName>>(schemas[name], payload);
    if (decoded) deliver(name, decoded.payload);
    return decoded !== undefined;
  };

  if (channel) {
    channel.onmessage = ({ data }) => {
      if (!receive(data)) monitor?.log('message of another tab ignored');
    };
  }

  return {
    emit<Name extends EventName>(name: Name, payload: EventPayload<Name>) {
      const decoded = decode(schemas[name], payload);
      if (!decoded) throw new TypeError(`Not a payload of ${name}`);
      deliver(name, decoded.payload);
      if (!crossTabEvents.includes(name)) return;
      const sender = owner();
      if (sender !== undefined) channel?.postMessage({ owner: sender, name, payload: decoded.payload });
    },
    on: (name) => streams[name].events$,
    close() {
      if (channel) channel.onmessage = null;
      channel?.close();
      for (const stream of Object.values(streams)) stream.complete();
    },
  };
};

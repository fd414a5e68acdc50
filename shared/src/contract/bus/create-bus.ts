import * as z from '@portal/shared/schema';
import {
  type Bus,
  crossTabEvents,
  type EventName,
  type EventPayload,
  events,
  type Monitor,
  replayedEvents,
} from '../index.ts';
import { EventStream } from './event-stream.ts';

/** Name of the channel between the agent's tabs. */
const CHANNEL_NAME = 'agent-portal';

/** The methods of a `BroadcastChannel` that the bus uses. */
export type TabChannel = Pick<BroadcastChannel, 'postMessage' | 'close'> & {
  onmessage: ((message: MessageEvent<unknown>) => void) | null;
};

/** Dependencies of `createBus`. */
interface BusParts {
  /** Logs invalid messages from other tabs. */
  readonly monitor?: Pick<Monitor, 'log'>;
  /** Returns the `sub` of this tab's signed-in agent; only tabs of the same agent exchange events. */
  readonly owner: () => string | undefined;
  /**
   * Opens the channel to other tabs. Returns `undefined` where there is none; then events stay in this tab.
   */
  readonly openChannel?: () => TabChannel | undefined;
}

/** The bus of one tab, with a method that closes it. */
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
  // all subscribers get the same object
  return decoded.success ? { payload: Object.freeze(decoded.data) } : undefined;
};

const isEventName = (name: string): name is EventName => Object.hasOwn(events, name);

/** Events whose state another event replaces: a late subscriber no longer gets them. */
const supersedes: { readonly [Name in EventName]?: readonly EventName[] } = {
  'session:started': ['session:renewed', 'session:expiring', 'session:ended'],
  'session:renewed': ['session:expiring'],
  'session:ended': replayedEvents,
};

/**
 * Creates the bus between host and remotes (FED-06). `emit` throws a TypeError for a wrong payload, and sends some
 * events to the other tabs of the same agent (`owner`) too; a message from another tab is decoded, and ignored if it is
 * invalid or another agent's. A late subscriber gets the last payload of each state event, unless a later event
 * replaced it.
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
      const event = decode(schemas[name], payload);
      if (!event) throw new TypeError(`Not a payload of ${name}`);
      deliver(name, event.payload);
      if (!crossTabEvents.includes(name)) return;
      const sender = owner();
      if (sender === undefined) return;
      try {
        channel?.postMessage({ owner: sender, name, payload: event.payload });
      } catch {
        monitor?.log('no other tab has the event', { event: name });
      }
    },
    on: (name) => streams[name].events$,
    close() {
      if (channel) channel.onmessage = null;
      channel?.close();
      for (const stream of Object.values(streams)) stream.complete();
    },
  };
};

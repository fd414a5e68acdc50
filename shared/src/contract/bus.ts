import type { Observable } from 'rxjs';
import type { EventName, EventPayload } from './events.ts';

/** Typed events between host and remotes (FED-06). */
export interface Bus {
  /** Sends an event to all subscribers. Throws when the payload does not match the event's schema. */
  emit<Name extends EventName>(name: Name, payload: EventPayload<Name>): void;
  /** Returns the event's stream. A late subscriber first receives the last event of each replayed kind. */
  on<Name extends EventName>(name: Name): Observable<EventPayload<Name>>;
}

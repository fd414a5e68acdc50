import * as z from '@portal/shared/schema';
import { useMemo, useSyncExternalStore } from 'react';
import { defineAgentValue } from '../../core/agent-values/agent-value.ts';
import type { Need } from './need.ts';

/** Marks of the needs that were left alone, by the need's id. */
type LeftMarks = Readonly<Record<string, string>>;

/** Above this number, the needs that were left first are listed again. */
const maxLeft = 200;
const empty: LeftMarks = {};
const schema: z.Schema<LeftMarks> = z.record(z.string(), z.string());

const getLeftMarks = defineAgentValue({ purpose: 'left-needs', schema, empty });

/** Returns the marks with the need as it is now, or without it. */
function applyLeft(before: LeftMarks, { id, mark }: Need, isLeft: boolean): LeftMarks {
  const others = Object.entries(before).filter(([other]) => other !== id);
  return Object.fromEntries(isLeft ? [...others, [id, mark] as const].slice(-maxLeft) : others);
}

/** The needs that the agent left alone. */
interface LeftNeeds {
  readonly marks: LeftMarks;
  /** Leaves a need alone until it changes, or lists it again. Stored in this browser for the agent; sends nothing. */
  readonly setLeft: (need: Need, isLeft: boolean) => void;
}

/** Returns what an agent left alone; `owner` is the agent's `sub`. */
export function useLeftNeeds(owner: string): LeftNeeds {
  const value = useMemo(() => getLeftMarks(owner), [owner]);
  return {
    marks: useSyncExternalStore(value.subscribe, value.get),
    setLeft: (need, isLeft) => value.update((before) => applyLeft(before, need, isLeft)),
  };
}

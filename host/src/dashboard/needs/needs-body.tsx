import { LoadingRows } from '@portal/shared/parts';
import { chakra, FailurePanel, useShell } from '@portal/shared/ui';
import { useEntryNumber } from '@portal/shared/use-entry-number';
import { useState } from 'react';
import { CutOffStrip } from './cut-off-strip.tsx';
import { type NeedGroup, nameOf } from './group-words.ts';
import { LastLines } from './last-lines.tsx';
import { type Need, type NeedKind, needKinds } from './need.ts';
import { NeedGroupSection } from './need-group.tsx';
import type { Work } from './use-work.ts';

/** Groups from the list of customers, which arrives later than the applications. */
const lateKinds: ReadonlySet<NeedKind> = new Set(['cart', 'assessment']);

const Groups = chakra('div', {
  base: { '& > :not(:first-child):not(:empty)': { borderTopWidth: '1px', borderColor: 'border.default' } },
});
/**
 * As high as two groups, on a phone with a long name, and the line after them where there will be one. When what is below
 * is shown by the time they arrive, it stays so high, and nothing moves.
 */
const Late = chakra('div', {
  base: { display: 'flex', flexDirection: 'column' },
  variants: {
    reserved: {
      groups: { minH: { base: '161px', md: '121px' } },
      'groups and line': { minH: { base: '236px', md: '169px' } },
    },
  },
});

interface NeedsBodyProps {
  readonly work: Work;
  /** Id of the tile's title. */
  readonly titleId: string;
  /** Whether the tiles below are shown. */
  readonly isBelowShown: boolean;
}

/** What needs the agent once the applications are known: cut-off, groups, and what does not wait. */
export function NeedsBody({ work, titleId, isBelowShown }: NeedsBodyProps) {
  const { groups, payments, price, now, applications, satForms, customers, isLate, setLeft } = work;
  // a line says that a kind is empty: one that is empty now, or one of those that arrive, in place of its group
  const [height] = useState<'groups' | 'groups and line'>(() =>
    work.zero === undefined ? 'groups' : 'groups and line',
  );
  const [isHeightKept, setIsHeightKept] = useState(false);
  if (isLate && isBelowShown && !isHeightKept) setIsHeightKept(true);
  const [first] = groups;
  const [isOpen, toggle] = useOpenGroups(
    first && !(lateKinds.has(first.kind) && (isLate || isHeightKept)) ? first.kind : undefined,
    !isBelowShown,
  );
  const moveFocus = useMoveFocus(titleId);
  const leave = useLeave(setLeft, moveFocus);
  const listAgain = (need: Need) => {
    setLeft(need, false);
    moveFocus(need);
  };
  const lateGroups = groups.filter(({ kind }) => lateKinds.has(kind));
  const section = (group: NeedGroup) => (
    <NeedGroupSection
      key={group.kind}
      group={group}
      isOpen={isOpen(group.kind)}
      onToggle={() => toggle(group.kind)}
      isFirst={group === first}
      hasBook={customers?.status === 'ok'}
      onLeave={leave}
    />
  );
  return (
    <>
      {price.cutOff !== undefined && payments.length > 0 ? (
        <CutOffStrip {...price} cutOff={price.cutOff} now={now} payments={payments} />
      ) : null}
      <Groups>
        <Failure of={applications} title="Applications could not be loaded">
          Applications that need you may be missing here.
        </Failure>
        {groups.filter(({ kind }) => !lateKinds.has(kind)).map(section)}
        <Late reserved={isLate || isHeightKept ? height : undefined}>
          {isLate ? <LoadingRows rows={2} avatar label="Looking through your customers" /> : null}
          {isLate || lateGroups.length === 0 ? null : <Groups>{lateGroups.map(section)}</Groups>}
          <Failure of={satForms} title="Unfinished assessments could not be loaded">
            Some of them may be missing here.
          </Failure>
          <Failure of={customers} title="Carts and assessments could not be loaded">
            Carts and assessments that need you may be missing here.
          </Failure>
          {isLate ? null : <LastLines work={work} onListAgain={listAgain} />}
        </Late>
      </Groups>
    </>
  );
}

interface FailureProps {
  readonly of: Work['applications'] | undefined;
  readonly title: string;
  /** What it means. */
  readonly children: string;
}

/** Panel with Try again; nothing unless the call failed. */
function Failure({ of: call, title, children }: FailureProps) {
  if (call?.status !== 'failed') return null;
  return (
    <chakra.div p="5">
      <FailurePanel compact title={title} meaning={children} onRetry={call.retry} />
    </chakra.div>
  );
}

/** The kind's bit in a number that says which groups are open. */
const bitOf = (kind: NeedKind | undefined) => (kind === undefined ? 0 : 2 ** needKinds.indexOf(kind));

/**
 * Returns whether a kind's group is open, and the function that opens or closes one. `first` is open from the beginning; one
 * that becomes known later only if `mayMove`, since it moves what is below it. Another order opens and closes none. What the
 * agent has opened is so after Back and a reload.
 */
function useOpenGroups(first: NeedKind | undefined, mayMove: boolean) {
  const [initial, setInitial] = useState(first);
  if (!initial && first && mayMove) setInitial(first);
  const [kept, setOpen] = useEntryNumber('openGroups', -1);
  const open = kept < 0 ? bitOf(initial) : kept;
  const isOpen = (kind: NeedKind) => (open & bitOf(kind)) !== 0;
  return [isOpen, (kind: NeedKind) => setOpen(open ^ bitOf(kind))] as const;
}

/**
 * Returns the function that gives the focus to the line of a need's group, or to the title where there is none, since the
 * button that had it is gone.
 */
function useMoveFocus(titleId: string) {
  return ({ kind }: Need) => {
    // after the render, and after a closing menu has given the focus back to its button
    setTimeout(() => {
      const line = document.querySelector<HTMLElement>(`[data-group="${kind}"]`);
      (line ?? document.getElementById(titleId))?.focus();
    });
  };
}

/** Returns the function that leaves a need alone. */
function useLeave(setLeft: Work['setLeft'], moveFocus: (need: Need) => void) {
  const { notify } = useShell();
  return (need: Need) => {
    setLeft(need, true);
    notify({
      tone: 'info',
      text: `${nameOf(need)} is hidden here until it changes`,
      action: { label: 'Undo', run: () => setLeft(need, false) },
    });
    moveFocus(need);
  };
}

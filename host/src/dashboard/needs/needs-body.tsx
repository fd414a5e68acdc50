import { LoadingRows } from '@portal/shared/parts';
import { chakra, FailurePanel, useShell } from '@portal/shared/ui';
import { useState } from 'react';
import { waitingText } from './cut-off.ts';
import { CutOffStrip } from './cut-off-strip.tsx';
import { type NeedGroup, nameOf } from './group-words.ts';
import { LastLines } from './last-lines.tsx';
import type { Need, NeedKind } from './need.ts';
import { NeedGroupSection } from './need-group.tsx';
import type { Work } from './use-work.ts';

/** Groups from the list of customers, which arrives later than the applications. */
const lateKinds: ReadonlySet<NeedKind> = new Set(['cart', 'assessment']);

const Groups = chakra('div', {
  base: { '& > * + *': { borderTopWidth: '1px', borderColor: 'border.default' } },
});
/** As high as two groups, and the line after them where there will be one, so that nothing moves when they arrive. */
const Late = chakra('div', {
  base: { display: 'flex', flexDirection: 'column' },
  variants: {
    reserved: {
      groups: { minH: '121px' },
      'groups and line': { minH: { base: '196px', md: '169px' } },
    },
  },
});

interface NeedsBodyProps {
  readonly work: Work;
  /** Id of the tile's title. */
  readonly titleId: string;
}

/** What needs the agent once the applications are known: cut-off, groups, and what does not wait. */
export function NeedsBody({ work, titleId }: NeedsBodyProps) {
  const { groups, payments, price, now, applications, satForms, customers, isLate, setLeft } = work;
  // a line says that a kind is empty: one that is empty now, or one of those that arrive, in place of its group
  const [reserved] = useState<'groups' | 'groups and line' | undefined>(() =>
    isLate ? (work.zero === undefined ? 'groups' : 'groups and line') : undefined,
  );
  const [toggled, setToggled] = useState<ReadonlySet<NeedKind>>(new Set());
  const leave = useLeave(setLeft, titleId);
  const [first] = groups;
  // a group that arrives late would move what is below it
  const isOpen = ({ kind }: NeedGroup) =>
    (kind === first?.kind && !lateKinds.has(kind)) !== toggled.has(kind);
  const toggle = (kind: NeedKind) =>
    setToggled(
      (before) => new Set(before.has(kind) ? [...before].filter((one) => one !== kind) : [...before, kind]),
    );
  const lateGroups = groups.filter(({ kind }) => lateKinds.has(kind));
  const section = (group: NeedGroup) => (
    <NeedGroupSection
      key={group.kind}
      group={group}
      isOpen={isOpen(group)}
      onToggle={() => toggle(group.kind)}
      isFirst={group === first}
      hasBook={customers?.status === 'ok'}
      onLeave={leave}
    />
  );
  return (
    <>
      {price.cutOff !== undefined && payments.length > 0 ? (
        <CutOffStrip {...price} cutOff={price.cutOff} now={now} waiting={waitingText(payments)} />
      ) : null}
      <Groups>
        <Failure of={applications} title="Applications could not be loaded">
          Something may wait for you that is not shown here.
        </Failure>
        {groups.filter(({ kind }) => !lateKinds.has(kind)).map(section)}
        <Late reserved={reserved}>
          {isLate ? <LoadingRows rows={2} avatar label="Looking through your customers" /> : null}
          {isLate || lateGroups.length === 0 ? null : <Groups>{lateGroups.map(section)}</Groups>}
          <Failure of={satForms} title="Suitability forms could not be loaded">
            One that was left open may not be shown here.
          </Failure>
          <Failure of={customers} title="Carts and assessments could not be loaded">
            Those of your customers may need you too.
          </Failure>
          {isLate ? null : <LastLines work={work} onListAgain={(need) => setLeft(need, false)} />}
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

/** Returns the function that leaves a need alone. The focus goes to the group's line, or to the title where it is gone. */
function useLeave(setLeft: Work['setLeft'], titleId: string) {
  const { notify } = useShell();
  return (need: Need) => {
    setLeft(need, true);
    notify({
      tone: 'info',
      text: `${nameOf(need)} is hidden here until it changes`,
      action: { label: 'Undo', run: () => setLeft(need, false) },
    });
    // the closing menu gives the focus back to its button, which is gone
    setTimeout(() => {
      const line = document.querySelector<HTMLElement>(`[data-group="${need.kind}"]`);
      (line ?? document.getElementById(titleId))?.focus();
    });
  };
}

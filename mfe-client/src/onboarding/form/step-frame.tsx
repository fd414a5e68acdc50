import { Box, Button, chakra, PageTitle, Text } from '@portal/shared/ui';
import { ArrowLeft, Check } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { type StepName, stepTable } from '../steps/step-table.ts';
import type { SavedState } from './describe-saved.ts';

/** Title and action beside each other, and why it is asked below them; at the end of a wide page whether it is saved. */
const Head = chakra('div', {
  base: {
    display: { base: 'flex', xl: 'grid' },
    flexWrap: 'wrap',
    alignItems: { base: 'center', xl: 'start' },
    justifyContent: 'space-between',
    columnGap: '3',
    rowGap: '1',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateAreas: '"title saved" "why action"',
  },
});
const Title = chakra('div', {
  // as high with and without an action
  base: {
    gridArea: 'title',
    display: 'grid',
    alignItems: 'center',
    minW: '0',
    minH: { base: 'touch', md: '0' },
  },
});
const Why = chakra('p', {
  base: { gridArea: 'why', flexBasis: 'full', order: { base: 1, xl: 0 }, color: 'fg.muted' },
});
/** Below 1280 px it is in the bar of steps, and here for screen readers, which announce a change. */
const Saved = chakra('div', {
  base: {
    gridArea: 'saved',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: '1.5',
    minH: '5',
    color: 'fg.muted',
    textStyle: 'xs',
    xlDown: { srOnly: true },
  },
});
const Action = chakra('div', { base: { gridArea: 'action', mt: { xl: '-2' }, justifySelf: 'end' } });

/** On a phone, what goes on is first and as wide as the page. The focus has the order of a wide page. */
const Buttons = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    mt: '6',
    '& > button': {
      flex: { base: '1 1 auto', md: 'none' },
      maxW: 'full',
      whiteSpace: { base: 'normal', md: 'nowrap' },
    },
    '& > [type=submit], & > span': { order: { base: -1, md: 0 }, flexBasis: { base: 'full', md: 'auto' } },
  },
});
const Spacer = chakra('div', { base: { flex: '1', display: { base: 'none', md: 'block' } } });

interface StepFrameProps {
  readonly name: StepName;
  readonly saved: SavedState | undefined;
  readonly isSaving: boolean;
  readonly back: { readonly label: string; readonly onBack: () => void } | undefined;
  readonly onClose: () => void;
  /** What Continue leads to. Absent where the step has its own button. */
  readonly next?:
    | {
        readonly label: string;
        readonly onContinue: () => void;
        readonly note?: string;
        /** Nothing is answered, and nothing has to be: the step's own button is the primary one. */
        readonly isSkip?: boolean;
        /** What it waits for. */
        readonly busyText?: string;
      }
    | undefined;
  /** The element with the step's cards. */
  readonly fields: RefObject<HTMLDivElement | null>;
  readonly message: ReactNode;
  /** Another way to answer the step, beside its title. */
  readonly action: ReactNode;
  readonly children: ReactNode;
}

/**
 * One step's page: what it is for, whether it is saved, its questions, and the buttons Back, Save and close, and
 * Continue, which Enter presses; without `next` there is none. When the step changes, it scrolls to the top and focuses
 * the title.
 */
export function StepFrame(props: StepFrameProps) {
  const { name, saved, isSaving, back, onClose, next, fields, message, action, children } = props;
  const { title, why } = stepTable[name];
  const frame = useRef<HTMLDivElement>(null);
  const lastName = useRef(name);
  useEffect(() => {
    // not when the page opens: the page's title takes the focus by itself
    if (lastName.current === name) return;
    lastName.current = name;
    document.documentElement.scrollTo(0, 0);
    frame.current?.querySelector('h1')?.focus({ preventScroll: true });
  }, [name]);
  const content = (
    <>
      <Box ref={fields} mt={{ base: '3', md: '5' }}>
        {children}
      </Box>
      {message}
      <Buttons>
        {back ? (
          <Button variant="outline" onClick={back.onBack}>
            <ArrowLeft aria-hidden />
            {back.label}
          </Button>
        ) : null}
        <Spacer />
        {next?.note === undefined ? null : (
          <Text as="span" my="auto" color="fg.muted">
            {next.note}
          </Text>
        )}
        <Button variant="quiet" disabled={isSaving} onClick={onClose}>
          Save and close
        </Button>
        {next ? (
          <Button
            type="submit"
            variant={next.isSkip ? 'outline' : 'primary'}
            loading={isSaving || next.busyText !== undefined}
            loadingText={isSaving ? 'Saving…' : next.busyText}
          >
            {next.label}
          </Button>
        ) : null}
      </Buttons>
    </>
  );
  return (
    <Box ref={frame} minW="0">
      <Head>
        <Title>
          <PageTitle documentTitle={`${title}, onboarding`}>{title}</PageTitle>
        </Title>
        <Why>{why}</Why>
        <Saved role="status">
          {saved?.isSaved ? <Check size={16} aria-hidden /> : null}
          {saved?.text}
        </Saved>
        {action ? <Action>{action}</Action> : null}
      </Head>
      {next ? (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            next.onContinue();
          }}
        >
          {content}
        </form>
      ) : (
        content
      )}
    </Box>
  );
}

import { formatTime } from '@portal/shared/dates';
import { Card } from '@portal/shared/parts';
import { Box, Button, chakra, Flex, Grid, PageTitle, Text } from '@portal/shared/ui';
import { ArrowLeft, Check } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { type StepName, stepTable } from '../steps/step-table.ts';

const Buttons = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    mt: '6',
    '& > button, & > a': { flex: { base: '1 1 auto', md: 'none' } },
  },
});
const Spacer = chakra('div', { base: { flex: '1', display: { base: 'none', md: 'block' } } });

interface StepFrameProps {
  readonly name: StepName;
  /** When the service got what is on the page. */
  readonly savedAt: Date | undefined;
  readonly isKept: boolean;
  readonly isSaving: boolean;
  readonly onBack: (() => void) | undefined;
  readonly onClose: () => void;
  /** What Continue leads to. Absent where the step has its own button. */
  readonly next?:
    | {
        readonly label: string;
        readonly onContinue: () => void;
        readonly note?: string;
        /** Nothing is answered, and nothing has to be: what the step offers is louder. */
        readonly isSkip?: boolean;
      }
    | undefined;
  /** The element with the step's fields. */
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
  const { name, savedAt, isKept, isSaving, onBack, onClose, next, fields, message, action, children } = props;
  const [title, why] = stepTable[name];
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
      <Card mt={{ base: '3', md: '5' }}>
        <div ref={fields}>{children}</div>
      </Card>
      {message}
      <Buttons>
        {onBack ? (
          <Button variant="outline" onClick={onBack}>
            <ArrowLeft aria-hidden />
            Back
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
            loading={isSaving}
            loadingText="Saving…"
          >
            {next.label}
          </Button>
        ) : null}
      </Buttons>
    </>
  );
  return (
    <Box ref={frame} minW="0">
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' }}
        gap={{ base: '1', md: '2' }}
      >
        <Box minW="0">
          <PageTitle documentTitle={`${title}, onboarding`}>{title}</PageTitle>
          <Text mt="1" color="fg.muted">
            {why}
          </Text>
        </Box>
        <Box>
          <Flex role="status" align="center" gap="1.5" color="fg.muted" justify={{ md: 'flex-end' }} minH="5">
            {savedAt ? (
              <>
                <Check size={16} aria-hidden />
                {`Saved ${formatTime(savedAt)}`}
              </>
            ) : isKept ? (
              'Kept on this device, not saved yet'
            ) : null}
          </Flex>
          {action ? (
            <Flex mt={{ base: '3', md: '2' }} justify={{ md: 'flex-end' }}>
              {action}
            </Flex>
          ) : null}
        </Box>
      </Grid>
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

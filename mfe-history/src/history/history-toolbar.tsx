import { Popover } from '@portal/shared/parts';
import { Button, chakra } from '@portal/shared/ui';
import { phoneQuery, useMediaQuery } from '@portal/shared/use-media-query';
import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useState } from 'react';

/** Beside the account, for which the page leaves `--history-start` free. */
const Line = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    gap: '3',
    minH: { base: 'touch', md: '9' },
    mb: '3',
    '& > :first-child': { ms: 'var(--history-start, 0px)' },
    '& > button': { flex: '1' },
  },
});
const Choices = chakra('div', { base: { display: 'grid', gap: '3', p: '4', justifyItems: 'start' } });

interface HistoryToolbarProps {
  /** Name of the part that is shown. */
  readonly shown: string;
  /** What chooses the part and its period. */
  readonly children: ReactNode;
}

/** The line that chooses what of the history is shown; on a phone a button, which opens it. */
export function HistoryToolbar({ shown, children }: HistoryToolbarProps) {
  const isPhone = useMediaQuery(phoneQuery);
  const [isOpen, setIsOpen] = useState(false);
  if (!isPhone) return <Line data-screen-only="">{children}</Line>;
  return (
    <Line data-screen-only="">
      <Popover
        label="What is shown"
        open={isOpen}
        onOpenChange={setIsOpen}
        trigger={
          <Button variant="outline" px="3">
            <SlidersHorizontal aria-hidden />
            {shown}
          </Button>
        }
      >
        <Choices>{children}</Choices>
      </Popover>
    </Line>
  );
}

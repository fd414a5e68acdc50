import { Banner, Button } from '@portal/shared/ui';
import { useTitleFocus } from '../use-title-focus.ts';

interface WarningRetryProps {
  readonly title: string;
  readonly meaning: string;
  readonly onRetry: () => void;
}

/**
 * A failed read that prevents nothing, as an amber banner with Try again. One without which the agent cannot go on is a
 * `FailurePanel`. When a retry removes the banner, the focus moves to the page's title.
 */
export function WarningRetry({ title, meaning, onRetry }: WarningRetryProps) {
  const noteFocused = useTitleFocus();
  return (
    <Banner
      tone="warn"
      role="alert"
      title={title}
      action={
        <Button
          variant="outline"
          size="sm"
          onClick={({ currentTarget }) => {
            noteFocused(currentTarget);
            onRetry();
          }}
        >
          Try again
        </Button>
      }
    >
      {meaning}
    </Banner>
  );
}

import { Card, DelayedPlaceholder, PageContent } from '@portal/shared/parts';
import { Button, EmptyState, PageTitle, Skeleton } from '@portal/shared/ui';
import { CloudOff } from 'lucide-react';
import { documentTitle } from '../document-title.ts';
import { type Language, languageNames } from './languages.ts';
import { wordsByLanguage } from './words.ts';

interface CustomerPlaceholderProps {
  readonly loaded: { readonly status: 'loading' } | { readonly status: 'failed'; readonly retry: () => void };
  readonly language: Language;
}

/**
 * The page of the customer's mode until its questions are loaded, or, with a retry, when they could not be; `loaded` is
 * the state of that, and `language` that of its words.
 */
export function CustomerPlaceholder({ loaded, language }: CustomerPlaceholderProps) {
  const words = wordsByLanguage[language];
  return (
    <PageContent lang={languageNames[language].tag}>
      {loaded.status === 'failed' ? (
        <Card role="alert">
          <EmptyState
            tone="danger"
            icon={<CloudOff aria-hidden />}
            title={<PageTitle documentTitle={documentTitle}>{words.failed}</PageTitle>}
            action={
              <Button size="lg" onClick={loaded.retry}>
                {words.tryAgain}
              </Button>
            }
          >
            {words.handBack}
          </EmptyState>
        </Card>
      ) : (
        <DelayedPlaceholder label={words.loading} hasSlowNotice>
          <Skeleton h="12" w="60%" />
          <Skeleton h="52" mt="6" />
        </DelayedPlaceholder>
      )}
    </PageContent>
  );
}

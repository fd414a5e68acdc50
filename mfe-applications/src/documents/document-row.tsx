import type { RequiredDocument } from '@portal/shared/api/documents';
import { Chip, Glyph, ListRow } from '@portal/shared/parts';
import { Box, Button, Flex, Text, VisuallyHidden } from '@portal/shared/ui';
import { Eye, FileCheck, FileText, FileWarning } from 'lucide-react';
import { isMissing, stateWords } from './document-state.ts';
import { UploadControl } from './upload-control.tsx';

interface DocumentRowProps {
  readonly document: RequiredDocument;
  readonly customerId: string;
  /** The application still takes documents. */
  readonly takes: boolean;
  readonly onView: (path: string) => void;
}

/** One required document: where it stands and why, and what can be done about it. */
export function DocumentRow({ document, customerId, takes, onView }: DocumentRowProps) {
  const { name, status, path, remark, mandatory } = document;
  const { label, tone } = stateWords(status);
  return (
    <ListRow alignItems="flex-start">
      <Glyph icon={signOf(document)} tone={tone} />
      <Box flex="1" minW="0">
        <Flex wrap="wrap" align="flex-start" justify="space-between" columnGap="3" rowGap="1.5">
          <Box minW="0">
            <Flex wrap="wrap" align="center" columnGap="2.5" rowGap="1">
              <Box as="span" fontWeight="medium">
                {name}
              </Box>
              <Chip tone={tone} dot>
                {label}
              </Chip>
            </Flex>
            <Text textStyle="help">
              {remark ?? (mandatory ? 'Needed before anything is processed' : 'May be left out')}
            </Text>
          </Box>
          {path ? (
            <Button variant="outline" size="sm" data-screen-only="" onClick={() => onView(path)}>
              <Eye aria-hidden />
              View
              <VisuallyHidden> {name}</VisuallyHidden>
            </Button>
          ) : null}
        </Flex>
        {takes && isMissing(document) ? (
          <Box mt="2.5" data-screen-only="">
            <UploadControl document={document} customerId={customerId} />
          </Box>
        ) : null}
      </Box>
    </ListRow>
  );
}

function signOf(document: RequiredDocument) {
  if (document.status === 'Accepted') return <FileCheck />;
  return isMissing(document) ? <FileWarning /> : <FileText />;
}

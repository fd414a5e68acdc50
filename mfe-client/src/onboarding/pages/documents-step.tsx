import { Chip, Glyph, List, ListRow } from '@portal/shared/parts';
import { Box, Button, Text, VisuallyHidden } from '@portal/shared/ui';
import { FileCheck, FileText, FileWarning } from 'lucide-react';
import type { Answers } from '../answers/answers.ts';
import { StoredPicture } from '../card/stored-picture.tsx';
import { listDocuments, type NeededDocument } from '../steps/documents.ts';
import type { StepName } from '../steps/step-table.ts';

function stateOf({ step, file }: NeededDocument) {
  if (file) return { label: 'Uploaded', tone: 'success', icon: <FileCheck /> } as const;
  return step
    ? ({ label: 'Missing', tone: 'warn', icon: <FileWarning /> } as const)
    : ({ label: 'Later', tone: 'neutral', icon: <FileText /> } as const);
}

interface DocumentsStepProps {
  readonly answers: Answers;
  /** Number of bank accounts under the onboarding, each with its statement. */
  readonly bankCount: number;
  readonly onOpen: (step: StepName) => void;
}

/** What this applicant needs, why, and what of it is there. */
export function DocumentsStep({ answers, bankCount, onOpen }: DocumentsStepProps) {
  const documents = listDocuments(answers);
  return (
    <List aria-label="Documents">
      {documents.map((document) => {
        const { name, why, step, file } = document;
        const { label, tone, icon } = stateOf(document);
        return (
          <ListRow key={name} alignItems="flex-start">
            <Glyph icon={icon} tone={tone} />
            <Box flex="1" minW="0">
              <Text fontWeight="medium">{name}</Text>
              <Text textStyle="help">
                {step ? why : `${why} It is uploaded to the application, once this is sent.`}
              </Text>
              {file ? (
                <Box mt="2" maxW="320px">
                  <StoredPicture path={file.path} label={name} />
                </Box>
              ) : null}
            </Box>
            <Chip tone={tone} dot>
              {label}
            </Chip>
            {step ? (
              <Button variant="outline" size="sm" onClick={() => onOpen(step)}>
                {file ? 'Change' : 'Upload'}
                <VisuallyHidden> {name}</VisuallyHidden>
              </Button>
            ) : null}
          </ListRow>
        );
      })}
      <ListRow alignItems="flex-start">
        <Glyph icon={<FileText />} tone={bankCount > 0 ? 'success' : 'neutral'} />
        <Box flex="1" minW="0">
          <Text fontWeight="medium">Bank statement</Text>
          <Text textStyle="help">
            Shows whose account it is. It is uploaded with the bank account, at most 3 months old.
          </Text>
        </Box>
        <Chip tone={bankCount > 0 ? 'success' : 'neutral'} dot>
          {bankCount > 0 ? 'Uploaded' : 'With the bank account'}
        </Chip>
      </ListRow>
    </List>
  );
}

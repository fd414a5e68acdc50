import type { RequiredDocument } from '@portal/shared/api/documents';
import type { ApplicationStatus } from '@portal/shared/api/status';
import type { NextAction } from '@portal/shared/selling';
import { Button } from '@portal/shared/ui';
import { Upload } from 'lucide-react';
import { ActionButton, type ActionButtonProps } from '../../core/action-button.tsx';
import { listMissing } from '../../core/missing-documents.ts';
import { chooseFile } from '../../documents/index.ts';

/** Room for the number of documents, which is known late. */
const uploadWidth = '190px';

interface HeaderActionProps extends Pick<ActionButtonProps, 'application'> {
  readonly action: NextAction;
  readonly status: ApplicationStatus;
  /** Absent until they are loaded. */
  readonly documents?: readonly RequiredDocument[] | undefined;
  /** Another action is the primary one. */
  readonly isSecondary?: boolean | undefined;
}

/**
 * The next action in an application's header, in more words than in a row of the list. One missing document is chosen
 * at once; several are shown.
 */
export function HeaderAction({
  action,
  application,
  status,
  documents = [],
  isSecondary = false,
}: HeaderActionProps) {
  if (action.kind !== 'upload') {
    // a rejected one goes back to the cart, where it can be changed
    const label =
      action.kind === 'checkout' && status === 'Rejected' ? 'Move to cart and correct' : action.label;
    return <ActionButton action={{ ...action, label }} application={application} isSecondary={isSecondary} />;
  }
  const missing = listMissing(documents);
  const [first, ...others] = missing;
  if (first && others.length === 0)
    return (
      <Button minW={uploadWidth} onClick={() => chooseFile(first.docId)}>
        <Upload aria-hidden />
        Upload 1 document
      </Button>
    );
  const label = first ? `Upload ${missing.length} documents` : action.label;
  return <ActionButton action={{ ...action, label }} application={application} minW={uploadWidth} />;
}

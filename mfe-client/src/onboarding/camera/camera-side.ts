/** A side of a document that is photographed. */
export interface CameraSide {
  /** `Front`, `Back`, `Passport`, or the name of another document. */
  readonly title: string;
  /** Form of the frame. */
  readonly shape: 'card' | 'page';
  /** Takes over a picture; `isAccepted` when the agent has seen what is wrong with it. */
  readonly choose: (file: File, isAccepted?: boolean) => void;
}

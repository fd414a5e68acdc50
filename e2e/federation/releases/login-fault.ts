/** When the sign-in of the later release throws. */
export type LoginFault = 'on load' | 'on render' | 'in an effect' | 'when used';

/** The key in `localStorage` by which a test chooses the fault: one build has all of them. */
export const faultKey = 'portal-test-login-fault';

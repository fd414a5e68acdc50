/** What a locked tab says to the customer, in one language. */
export interface LockedWords {
  readonly elsewhere: string;
  readonly closed: string;
  readonly kept: string;
  readonly notSent: string;
}

/** The words of a locked tab in English, which it always has. */
export const lockedWords: LockedWords = {
  elsewhere: 'The questions are in another tab',
  closed: 'The tab with the questions was closed',
  kept: 'The answers so far are kept on this device, encrypted.',
  notSent: 'Nothing is sent before the agent has checked the answers.',
};

/** The customer's other languages, by their tag. */
export const otherLockedWords: Readonly<Record<string, LockedWords>> = {
  ms: {
    elsewhere: 'Soalan berada di tab lain',
    closed: 'Tab yang mengandungi soalan telah ditutup',
    kept: 'Jawapan setakat ini disimpan pada peranti ini, disulitkan.',
    notSent: 'Tiada apa-apa dihantar sebelum ejen menyemak jawapan.',
  },
  'zh-Hans': {
    elsewhere: '问题在另一个标签页',
    closed: '问题的标签页已关闭',
    kept: '已填写的答案已加密保存在本设备上。',
    notSent: '在代理人查看答案之前，不会发送任何内容。',
  },
};

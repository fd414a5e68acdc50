/** For tests: `sessionStorage` or `localStorage` of one tab, in memory. */
export class MemoryStorage {
  private readonly items = new Map<string, string>();
  getItem = (key: string) => this.items.get(key) ?? null;
  setItem = (key: string, value: string) => void this.items.set(key, value);
  removeItem = (key: string) => void this.items.delete(key);
  key = (index: number) => [...this.items.keys()][index] ?? null;
  get length() {
    return this.items.size;
  }
  /** Returns all values as one text. */
  dump = () => [...this.items.values()].join('\n');
}

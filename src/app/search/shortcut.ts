type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'repeat'
>;

/** Whether shortcuts are pressed with the command key: on a Mac, where Ctrl+K cuts a line. */
export const isMac = (): boolean => /mac|iphone|ipad/i.test(navigator.platform);

/** Whether a key press is Ctrl+K, or ⌘K on a Mac; on a keyboard without Latin letters, the key at the place of K. */
export function isSearchKey(press: KeyPress, mac = isMac()): boolean {
  const { key, code, ctrlKey, metaKey, shiftKey, altKey, repeat } = press;
  if (shiftKey || altKey || repeat || (mac ? !metaKey || ctrlKey : !ctrlKey || metaKey)) return false;
  return /^[a-z]$/i.test(key) ? key.toLowerCase() === 'k' : code === 'KeyK';
}

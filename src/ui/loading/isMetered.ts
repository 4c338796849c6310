interface Connection {
  readonly saveData?: boolean;
  readonly type?: string;
}

/** Whether the visitor is known to pay for each byte, or has asked to save them. */
export function isMetered(): boolean {
  // TypeScript does not know the Network Information API.
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || connection?.type === 'cellular';
}

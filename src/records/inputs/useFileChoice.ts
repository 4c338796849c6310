import { useState } from 'react';
import { useAbortable } from '../calls/useAbortable';

interface FileReader<File, Problem> {
  /** Reads the chosen file. Rejects with the signal's reason when another file was chosen meanwhile. */
  readonly read: (chosenFile: globalThis.File, signal: AbortSignal) => Promise<File | Problem>;
  readonly onOpen: (file: File, chosenFile: globalThis.File) => void;
  /** Called before a file is read: drops the previous one, so that nobody imports it by mistake. */
  readonly onClose: () => void;
}

/** The choice of one file that is read in the browser; `problem` is the reason if it could not be read. */
export function useFileChoice<File extends object, Problem extends { readonly problem: string }>({
  read,
  onOpen,
  onClose,
}: FileReader<File, Problem>) {
  const [isReading, setReading] = useState(false);
  const [problem, setProblem] = useState<Problem | { readonly problem: 'several' }>();
  const { begin } = useAbortable();
  async function choose([chosenFile, ...otherFiles]: readonly globalThis.File[]): Promise<void> {
    if (chosenFile === undefined) return;
    const signal = begin();
    onClose();
    if (otherFiles.length > 0) return setProblem({ problem: 'several' });
    setProblem(undefined);
    setReading(true);
    try {
      const content = await read(chosenFile, signal);
      if ('problem' in content) setProblem(content);
      else onOpen(content, chosenFile);
    } catch (error) {
      if (!signal.aborted) throw error;
    }
    setReading(false);
  }
  return { isReading, problem, choose };
}

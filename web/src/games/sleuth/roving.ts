/** One stop for the tab key in a grid; arrows, Home and End go along its cells. */
export interface Cell {
  row: number;
  column: number;
}

export function moved(from: Cell, key: string, rows: number, columns: number): Cell | null {
  const { row, column } = from;
  switch (key) {
    case 'ArrowUp':
      return within({ row: row - 1, column }, rows, columns);
    case 'ArrowDown':
      return within({ row: row + 1, column }, rows, columns);
    case 'ArrowLeft':
      return within({ row, column: column - 1 }, rows, columns);
    case 'ArrowRight':
      return within({ row, column: column + 1 }, rows, columns);
    case 'Home':
      return { row, column: 0 };
    case 'End':
      return { row, column: columns - 1 };
    default:
      return null;
  }
}

function within({ row, column }: Cell, rows: number, columns: number): Cell {
  return {
    row: Math.min(rows - 1, Math.max(0, row)),
    column: Math.min(columns - 1, Math.max(0, column)),
  };
}

/** Puts the focus on the cell of a grid that is marked with `data-cell`. */
export function focusCell(grid: HTMLElement | undefined, { row, column }: Cell): void {
  grid?.querySelector<HTMLElement>(`[data-cell="${row}-${column}"]`)?.focus();
}

const TURNED: Record<string, string> = {
  ArrowUp: 'ArrowLeft',
  ArrowLeft: 'ArrowUp',
  ArrowDown: 'ArrowRight',
  ArrowRight: 'ArrowDown',
};

/** Whether the rows of a grid are shown as columns, where there is more width than height. */
export function liesDown(grid: HTMLElement | undefined): boolean {
  return grid !== undefined && getComputedStyle(grid).gridAutoFlow.startsWith('column');
}

/** What an arrow means where rows are shown as columns. */
export function turned(key: string): string {
  return TURNED[key] ?? key;
}

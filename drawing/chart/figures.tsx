import './figures.css'

/** A table: the first of each row names it. */
interface Figures {
  readonly caption: string
  readonly heads: readonly string[]
  readonly rows: readonly (readonly (string | number)[])[]
}

interface FiguresProps {
  readonly title: string
  readonly tables: readonly Figures[]
}

/** The figures of what is drawn, for those who would rather read them. */
export function FiguresTables({ title, tables }: FiguresProps) {
  return (
    <details class="figures">
      <summary>{title}</summary>
      <div class="figures-scroll" role="region" aria-label={title} tabIndex={0}>
        {tables.map(({ caption, heads, rows }) => (
          <table key={caption} class="figures-table">
            <caption>{caption}</caption>
            <thead>
              <tr>
                {heads.map((head, column) => (
                  <th key={column} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(([name, ...figures], row) => (
                <tr key={row}>
                  <th scope="row">{name}</th>
                  {figures.map((figure, column) => (
                    <td key={column}>{figure}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
    </details>
  )
}

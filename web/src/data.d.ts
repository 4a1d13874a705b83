/** What the build makes of the games' data files. */
declare module '*/data.toml?values' {
  const values: Record<string, unknown>
  export default values
}

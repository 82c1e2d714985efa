declare module 'virtual:house-words/*' {
  const text: string;
  export default text;
}

declare module 'virtual:rattus-boxes' {
  const boxes: import('../../build/components').Boxes;
  export default boxes;
}
declare module 'virtual:rattus-map' {
  const map: import('../../build/rattus').MapData;
  export default map;
}
declare module 'virtual:rattus-things' {
  const things: import('../../build/rattus').ThingsData;
  export default things;
}

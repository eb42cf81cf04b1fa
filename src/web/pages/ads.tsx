export default function Page() { return <h1>ads</h1>; }
